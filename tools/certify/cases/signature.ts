/** Who is calling, by the raw bytes of the call; and what a captured call is good for. */
import { headers as names } from '@jackfruit/contracts/vendor-signature'
import type { Answer, SendOptions } from '../client.ts'
import { expect, notTriedBecause } from '../expect.ts'
import { type Case, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

const minute = 60_000

function refusedAsUnsigned(answer: Answer, what: string) {
  expect.http(answer, [401], what)
  expect.that(answer.body['status'] === 'SIGNATURE_INVALID', `${what}: status must be SIGNATURE_INVALID`)
}

/** A stake that would be taken if the signature were good. */
const stake = (player: Player, options: SendOptions) => player.bet(stakeOf(player), {}, options)

function badSignature(id: string, title: string, options: (player: Player) => SendOptions): Case {
  return {
    id: `signature.${id}`,
    title,
    async run(kit) {
      const player = await kit.player()
      await steady(player, title, async () => refusedAsUnsigned(await stake(player, options(player)), title))
    },
  }
}

export const signatureCases: readonly Case[] = [
  badSignature('wrong', 'A wrong signature is refused', () => ({
    headers: { [names.signature]: `v1=${'0'.repeat(64)}` },
  })),
  badSignature('shapeless', 'A signature of another shape is refused', () => ({
    headers: { [names.signature]: 'v1=' },
  })),
  ...Object.values(names).map((name) =>
    badSignature(`missing-${name}`, `A call without ${name} is refused`, () => ({ without: [name] })),
  ),
  badSignature('stale', 'A timestamp of six minutes ago is refused', () => ({ skewMs: -6 * minute })),
  badSignature('future', 'A timestamp six minutes ahead is refused', () => ({ skewMs: 6 * minute })),
  badSignature('shapeless-timestamp', 'A timestamp that is no time is refused', () => ({
    headers: { [names.timestamp]: 'yesterday' },
  })),
  badSignature('changed-timestamp', 'A timestamp changed after signing is refused', () => ({
    headers: { [names.timestamp]: String(Date.now() + 1_000) },
  })),
  badSignature('other-path', 'A signature made for another call is refused', () => ({
    signedPath: '/vendor/v1/balance',
  })),
  badSignature('unknown-vendor', 'A vendor nobody knows is refused', () => ({ vendor: 'certify-nobody' })),
  badSignature('other-secret', "Another studio's secret is refused", () => ({
    secret: 'a-secret-that-is-not-the-one-of-this-studio',
  })),
  {
    id: 'signature.skew',
    title: 'Clocks may differ by four minutes, both ways',
    async run(kit) {
      const player = await kit.player()
      expect.done(await stake(player, { skewMs: -4 * minute }), 'a stake stamped four minutes ago')
      expect.done(await stake(player, { skewMs: 4 * minute }), 'a stake stamped four minutes ahead')
    },
  },
  {
    id: 'signature.changed-byte',
    title: 'One changed byte in the body is refused',
    async run(kit) {
      const player = await kit.player()
      const body = player.text({
        sessionId: player.sessionId,
        roundId: freshId('rd'),
        transactionId: freshId('bet'),
        amount: player.money(stakeOf(player)),
      })
      await steady(player, 'a changed byte', async () => {
        for (const at of [body.length - 4, Math.floor(body.length / 2), 20]) {
          const changed = `${body.slice(0, at)}${body[at] === '0' ? '1' : '0'}${body.slice(at + 1)}`
          refusedAsUnsigned(
            await kit.wire.send('/vendor/v1/bet', changed, { signedBody: body }),
            `byte ${at} changed`,
          )
        }
      })
    },
  },
  {
    id: 'signature.raw-bytes',
    title: 'The signature is over the bytes as sent, not over the body written again',
    async run(kit) {
      const player = await kit.player()
      const fields = {
        sessionId: player.sessionId,
        roundId: freshId('rd'),
        amount: player.money(stakeOf(player)),
      }
      const compact = player.text({ ...fields, transactionId: freshId('bet') })
      const spaced = JSON.stringify(JSON.parse(compact), null, 2)
      expect.done(await kit.wire.send('/vendor/v1/bet', spaced), 'a body with spaces, signed as sent')
      await steady(player, 'a signature over other bytes', async () => {
        const other = player.text({ ...fields, transactionId: freshId('bet') })
        const sent = JSON.stringify(JSON.parse(other), null, 1)
        refusedAsUnsigned(
          await kit.wire.send('/vendor/v1/bet', sent, { signedBody: other }),
          'a body with spaces, signed without them',
        )
      })
    },
  },
  {
    id: 'signature.captured',
    title: 'A captured stake, sent again with its headers, moves nothing again',
    async run(kit) {
      const player = await kit.player()
      const first = await player.bet(stakeOf(player))
      expect.done(first, 'the stake')
      await steady(player, 'the captured stake', async () =>
        expect.replayed(await kit.wire.again(first.sent), 'the captured stake'),
      )
    },
  },
  {
    id: 'signature.answers',
    title: 'Answers are signed over their own bytes',
    async run(kit) {
      const player = await kit.player()
      for (const answer of [await player.call('balance', {}), await player.status(freshId('bet'))])
        expect.that(answer.signed, `the answer to ${answer.sent.path} carries no good signature`)
    },
  },
  {
    id: 'signature.foreign-studio',
    title: 'One studio cannot speak for another with its own secret',
    async run(kit) {
      const [player, elsewhere] = await kit.pair()
      const { secret } = elsewhere.wire.studio
      await steady(player, "another studio's secret", async () =>
        refusedAsUnsigned(await stake(player, { secret }), "another studio's secret"),
      )
    },
  },
  {
    id: 'signature.unlisted-address',
    title: 'A call from an address outside the allow-list is refused',
    async run(kit) {
      const localAddress = kit.unlistedAddress ?? notTriedBecause('no unlisted address was given')
      const player = await kit.player()
      await steady(player, 'an unlisted address', async () =>
        expect.http(await stake(player, { localAddress }), [401, 403], 'a stake from an unlisted address'),
      )
    },
  },
]

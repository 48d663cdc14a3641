/** Amounts that are none: on every money call, never a fault, never an effect. */
import { createHash } from 'node:crypto'
import type { Answer } from '../client.ts'
import { expect } from '../expect.ts'
import { type Case, type Kit, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

/** As they stand in the JSON text: quoted ones are strings, the others numbers and worse. */
const wrongAmounts: readonly string[] = [
  ...[
    '"-1.00"',
    '"-0.00"',
    '"+1.00"',
    '""',
    '" "',
    '" 1.00"',
    '"1.00 "',
    '"1,000.00"',
    '"1.000,00"',
    '"1 000"',
  ],
  ...[
    '"1e3"',
    '"1E3"',
    '"1e309"',
    '"NaN"',
    '"Infinity"',
    '"-Infinity"',
    '"0x10"',
    '"0b11"',
    '"1_000"',
    '"1n"',
  ],
  ...['"1.001"', '"0.001"', '"1.0000000001"', '"1."', '".5"', '"01.00"', '"00"', '"1.0.0"', '"--1"', '"1/2"'],
  ...[
    '"၁၀၀"',
    '"١٠٠"',
    '"१००"',
    '"１００"',
    '"Ⅻ"',
    '"1\\u00a0000"',
    '"1\\u0000"',
    '"1\\n"',
    '"null"',
    '"true"',
  ],
  ...[
    '1',
    '1.5',
    '-1',
    '0',
    '1e309',
    '1e-7',
    '99999999999999999999',
    '0.1',
    'null',
    'true',
    '[]',
    '["1.00"]',
    '{}',
  ],
  ...['NaN', 'Infinity', '0x10', '1_000', "'1.00'", '"1.00'],
  ...[
    '"1e308"',
    '"9999999999999999"',
    '"999999999999999999999999999999"',
    '"1.00;drop"',
    '"%31"',
    '"$1"',
    '"Ks 1"',
  ],
]
/** Ten thousand digits, before and after the point. */
const longAmounts = [`"${'9'.repeat(10_000)}"`, `"1.${'0'.repeat(10_000)}"`, '1'.repeat(10_000)]

const allowed = ['AMOUNT_INVALID', 'REQUEST_INVALID']

/** Where an amount stands in a call: the text of the call with a mark in its place. */
type Place = (
  player: Player,
  target: { roundId: string; transactionId: string },
) => { call: string; fields: object }
const mark = '@amount@'

const places: Readonly<Record<string, Place>> = {
  bet: (player) => ({
    call: 'bet',
    fields: {
      sessionId: player.sessionId,
      roundId: freshId('rd'),
      transactionId: freshId('bet'),
      amount: mark,
    },
  }),
  win: (_, { roundId }) => ({
    call: 'win',
    fields: { roundId, transactionId: freshId('win'), amount: mark, roundEnded: false, winType: 'NORMAL' },
  }),
  'betwin-bet': (player) => betwin(player, mark, '1.00'),
  'betwin-win': (player) => betwin(player, player.money(stakeOf(player)), mark),
  adjust: (_, { roundId, transactionId }) => ({
    call: 'adjust',
    fields: {
      roundId,
      transactionId: freshId('adj'),
      refTransactionId: transactionId,
      signedAmount: mark,
      reason: 'fuzz',
    },
  }),
  promo: () => ({
    call: 'promo',
    fields: { transactionId: freshId('promo'), campaignId: 'fuzz', amount: mark },
  }),
}

function betwin(player: Player, bet: string, win: string) {
  const legs = {
    bet: { transactionId: freshId('bet'), amount: bet },
    win: { transactionId: freshId('win'), amount: win },
  }
  return {
    call: 'betwin',
    fields: { sessionId: player.sessionId, roundId: freshId('rd'), roundEnded: true, ...legs },
  }
}

function refused(answer: Answer, what: string) {
  expect.that(answer.http < 500, `${what}: HTTP ${answer.http}, a fault`)
  if (answer.http === 413) return
  expect.refused(answer, allowed, what)
}

async function fuzz(kit: Kit, name: string, place: Place): Promise<void> {
  const player = await kit.player()
  const target = { roundId: freshId('rd'), transactionId: freshId('bet') }
  expect.done(await player.bet(stakeOf(player), target), 'a stake to win on')
  const mutated = mutations(`${kit.seed} ${name}`, kit.effort.fuzz)
  // A negative adjustment is a good one.
  const amounts = [...wrongAmounts, ...longAmounts, ...mutated].filter(
    (amount) => name !== 'adjust' || !/^"-\d/.test(amount),
  )
  await steady(player, `wrong amounts in ${name}`, async () => {
    for (let at = 0; at < amounts.length; at += 8) {
      await Promise.all(
        amounts.slice(at, at + 8).map(async (amount) => {
          const { call, fields } = place(player, target)
          const text = player.text({ ...fields }).replace(`"${mark}"`, () => amount)
          refused(await kit.wire.send(`/vendor/v1/${call}`, text), `${name} of ${amount.slice(0, 60)}`)
        }),
      )
    }
  })
}

const strange = [
  '-',
  '+',
  'e',
  'E',
  '.',
  ',',
  ' ',
  '_',
  '\\u0660',
  '၅',
  '%',
  '\\u200b',
  'x',
  '\\t',
  '\\ud800',
]

/** Good amounts with one strange sign put somewhere; the same ones for the same seed. */
function mutations(seed: string, count: number): string[] {
  const digest = (at: number) => createHash('sha256').update(`${seed} ${at}`).digest()
  return Array.from({ length: count }, (_, at) => {
    const chance = digest(at)
    const good = `${(chance.readUInt16BE(0) % 9_000) + 1}.${String((chance[2] ?? 0) % 100).padStart(2, '0')}`
    const where = (chance[3] ?? 0) % (good.length + 1)
    const sign = strange[(chance[4] ?? 0) % strange.length] ?? '-'
    // A point at the only place where it might be good would make a good amount.
    return `"${good.slice(0, where)}${sign === '.' ? '..' : sign}${good.slice(where)}"`
  })
}

export const amountCases: readonly Case[] = [
  ...Object.entries(places).map(([name, place]) => ({
    id: `amounts.${name}`,
    title: `Amounts that are none change nothing and are no fault: ${name}`,
    run: (kit: Kit) => fuzz(kit, name, place),
  })),
  {
    id: 'amounts.exact',
    title: 'Amounts that floating numbers get wrong are kept to the last minor unit',
    async run(kit) {
      const player = await kit.player()
      const amounts = [29n, 57n, 58n, 113n, 435n, 1_998n, 100_001n, 900_719_925_474_099n]
      for (const amount of amounts) {
        await moves(player, amount, `a credit of ${player.money(amount)}`, async () =>
          expect.done(await player.promo(amount), `a credit of ${player.money(amount)}`),
        )
      }
      await moves(player, 1n, 'one minor unit on top of a large balance', async () =>
        expect.done(await player.promo(1n), 'a credit of one minor unit'),
      )
    },
  },
  {
    id: 'amounts.short-forms',
    title: 'Fewer decimals than the currency has mean the same amount',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const whole = 10n ** BigInt(player.scale)
      if (stake % whole !== 0n) return
      await moves(player, -stake, 'a stake without decimals', async () =>
        expect.done(await player.bet(stake, { amount: String(stake / whole) }), 'a stake without decimals'),
      )
    },
  },
]

/** A round that a grant limited: its proof names the limit, and whoever checks it sees why it won no more. */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { expect, inject, test } from 'vitest'
import { aStudio, ask, betId, open, roundIn, secret } from '../../studios/host/testing/a-studio.ts'
import { studioDatabase } from '../../studios/host/testing/studio-database.ts'
import { checkProof } from './check-proof.ts'

const grant = {
  ...{ grantId: `fr${randomBytes(10).toString('hex')}`, playerId: 'p_1', currency: 'MMK' },
  ...{ gameCodes: ['slot-golden-chinthe'], rounds: 60, stake: '200.00', maxWin: '30.00' },
}

test('the proof of a round that its grant limited names the limit, and holds for no other', async () => {
  const database = await studioDatabase(inject('postgres').adminUrl)
  const platform = await startFakePlatform({ vendor: 'hexworks', secret })
  const { studio, close } = await aStudio(database.url, platform)
  try {
    const { path } = vendor.studioCalls.grantFreeRounds
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const body = Buffer.from(JSON.stringify({ requestId: 'q', ...grant, expiresAt }))
    const stamp = { vendorId: 'hexworks', secret, method: 'POST', path, body, timestamp: Date.now() }
    const headers = signVendorMessage({ ...stamp, nonce: randomBytes(16).toString('hex') })
    await studio.platform({ path, headers, body })
    const { token } = await open(studio)
    const free = async () => {
      const bet = { clientBetId: betId(), stake: '200.00', choice: null, free: grant.grantId }
      return roundIn(await ask(studio, token, 'bet', bet))
    }
    let last = await free()
    for (let spins = 1; spins < 60 && !last.free?.isOver; spins++) {
      // No faster than a player may.
      await new Promise((wake) => setTimeout(wake, 110))
      last = await free()
    }
    await ask(studio, token, 'seeds', { clientSeed: 'after-the-free-rounds' })
    const { body: proof } = await ask(studio, token, 'round', { id: last.id })
    expect(proof).toMatchObject({ staked: '0.00', free: { grantId: grant.grantId, limit: '30.00' } })
    const results = (shown: unknown) => checkProof(shown).map(({ result }) => result)
    expect(results(proof)).not.toContain('fails')
    expect(results({ ...(proof as object), win: '31.00' })).toContain('fails')
    expect(results({ ...(proof as object), free: { grantId: grant.grantId, limit: '300.00' } })).toContain(
      'fails',
    )
  } finally {
    await close()
    await platform.stop()
    await database.drop()
  }
})

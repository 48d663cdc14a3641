/** What members of the demonstration did, through the ledger's own doors; each once for its key, at its instant. */
import { move, openAccount, openHouse, post, writeIn } from '../../apps/server/src/modules/ledger/index.ts'
import type { Tx } from '../../apps/server/src/platform/database/db.ts'
import type { Person } from './coming.ts'
import type { Past } from './past.ts'
import type { Deed } from './play.ts'
import type { Stage } from './stage.ts'

/** Keys are made of the place in the month, which is the same each time. */
type Done = Deed & { readonly person: Person; readonly key: string }

/** All of them or none. */
export async function doDeeds(
  tx: Tx,
  { stage, past }: { readonly stage: Stage; readonly past: Past },
  deeds: readonly Done[],
): Promise<void> {
  for (const deed of deeds) {
    await past.moveTo(new Date(deed.at))
    await (deed.what === 'bet' ? play(tx, stage, deed) : payMoney(tx, stage, deed))
  }
}

async function play(tx: Tx, stage: Stage, { person, key, amount, win, game }: Done): Promise<void> {
  const { games, merchantId } = stage
  const played = games[game % games.length]
  if (!played) throw new Error('the demonstration has no games')
  const { vendor, id: gameId } = played
  const { accountId, currency } = person.purse
  const houseId = await openHouse(tx, merchantId, `vendor:${vendor}`, currency)
  const { status } = await writeIn(tx, {
    kind: 'betwin',
    ...{ accountId, gameId, amount, win, closes: true, houseId },
    ...{ key: `${vendor}:${key}`, winKey: `${vendor}:${key}-win`, round: `${vendor}:${key}` },
  })
  if (status !== 'posted') throw new Error(`the bet ${key} of the demonstration is ${status}`)
}

/** Not through a gateway's house: no statement of a gateway has it. */
async function payMoney(tx: Tx, { merchantId }: Stage, { what, person, key, amount }: Done): Promise<void> {
  const { accountId, currency } = person.purse
  const payments = await openHouse(tx, merchantId, 'demo:payments', currency)
  if (what === 'deposit') {
    await post(tx, { key, kind: 'deposit', accountId, houseId: payments, amount })
    return
  }
  if (what === 'bonus') {
    await post(tx, {
      key,
      kind: 'promo',
      accountId,
      houseId: await openHouse(tx, merchantId, 'demo:bonuses', currency),
      amount,
    })
    return
  }
  const held = await openAccount(tx, { merchantId, owner: person.id, kind: 'held', currency })
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  await move(tx, { key: `${key}-held`, kind: 'hold', from: accountId, to: held, clearingId, amount })
  await post(tx, { key: `${key}-paid`, kind: 'payout', accountId: held, houseId: payments, amount: -amount })
}

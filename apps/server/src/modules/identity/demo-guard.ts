/** What production does about the accounts of a demonstration: whoever may lock them does, whoever answers waits for it. */
import type { FastifyBaseLogger } from 'fastify'
import { type Db, openDatabase } from '../../platform/database/db.ts'
import { demoBrand, lockAccounts, openDemoAccounts } from './demo-accounts.ts'
import type { Passwords } from './guards/hashing/passwords.ts'

interface Deps {
  readonly passwords: Pick<Passwords, 'isRight'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** As the owner of the schema, who alone may. Tells which accounts were locked. */
export async function lockDemoAccounts(
  ownerUrl: string,
  { passwords, log }: Deps,
  merchantId: number,
): Promise<void> {
  const { db, close } = openDatabase(ownerUrl, { max: 1 })
  try {
    const open = await openDemoAccounts({ db, passwords }, merchantId)
    if (open.length === 0) return
    await lockAccounts(db, merchantId, open)
    const accounts = open.map(({ username }) => username)
    log.warn(
      { brand: demoBrand, accounts },
      'this database was a demonstration: its published logins are locked now',
    )
  } finally {
    await close()
  }
}

/** Throws while anybody could log in with a published password. */
export async function demandNoDemoAccounts(
  deps: { readonly db: Db } & Pick<Deps, 'passwords'>,
  merchantId: number,
): Promise<void> {
  const open = await openDemoAccounts(deps, merchantId)
  if (open.length === 0) return
  const names = open.map(({ username }) => username).join(', ')
  throw new Error(
    `this database was a demonstration, and ${names} of ${demoBrand} still open with the published passwords: ` +
      'start JACKFRUIT_ROLE=clock in production, which locks them; see docs/operations.md',
  )
}

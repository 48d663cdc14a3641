/** The audit of credits that are held, beside the ledger's own and on the same snapshot. */
import { type AuditPart, type Broken, checkedByAccount } from '../../ledger/index.ts'

const held = 'what is held of credits is what waits for a person'
const budgets = 'a budget has borne what was drawn on it'

export const creditRules: AuditPart = {
  rules: [held, budgets],
  async find(client) {
    const moved = await checkedByAccount(client)
    const { rows: open } = await client.query<{ account: bigint; amount: bigint }>(
      `select held_id as account, sum(amount - undone)::bigint as amount from vendors.held_credits
        where state = 'open' group by held_id`,
    )
    const waits = new Map(open.map(({ account, amount }) => [account, amount]))
    const accounts = [...new Set([...moved.keys(), ...waits.keys()])]
    const { rows: others } = await client.query<{ id: bigint }>(
      `select id from vendors.credit_budgets b where used <> (select coalesce(sum(d.amount - d.returned), 0)
         from vendors.budget_draws d where d.budget_id = b.id and d.returned_at is null) order by id`,
    )
    return [
      ...found(
        held,
        accounts.filter((account) => (moved.get(account) ?? 0n) !== (waits.get(account) ?? 0n)),
      ),
      ...found(
        budgets,
        others.map(({ id }) => id),
      ),
    ]
  },
}

const found = (rule: string, broken: readonly bigint[]): Broken[] =>
  broken.length === 0 ? [] : [{ rule, broken: broken.length, example: String(broken[0]) }]

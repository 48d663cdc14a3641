/** Faults in what agents are promised, paid, owe and may see. */
import { posix } from 'node:path'
import type { Fault } from '../fault.ts'

const agents = 'apps/server/src/modules/agents'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: posix.join(agents, file),
    tests: tests.map((each) => `${agents}/${each}`),
  })
const pay =
  (file: string) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead, file: `packages/agent-pay/src/${file}` },
    tests: ['packages/agent-pay/src/formulas.test.ts', 'packages/agent-pay/src/properties.test.ts'],
  })
const window = pay('real-time.ts')
const salary = pay('salary.ts')
const dividend = pay('dividend.ts')
const ceiling = pay('ceiling.ts')
const reckon = at('runs/reckon.ts', 'runs/reckon.test.ts')
const decide = at('contracts/decide.ts', 'contracts/decide.test.ts')
const bill = at('runs/bills.ts', 'runs/runs.db.test.ts')
const run = at('runs/run.ts', 'runs/runs.db.test.ts')
const atOnce = at('runs/at-once.ts', 'runs/at-once.db.test.ts')
const harm = (file: string) => at(file, 'contracts/withheld.db.test.ts')

export const agentFaults: readonly Fault[] = [
  window('what five minutes leave is lost', 'retro + carry - theirs', 'retro - theirs + 0n * carry'),
  window('what is paid below is paid twice', 'retro + carry - theirs', 'retro + carry'),
  pay('rate.ts')('a part of a unit is paid whole', 'exact / whole : 0n', '(exact + whole - 1n) / whole : 0n'),
  salary('half a step is paid', 'return valid - rest', 'return valid + 0n * rest'),
  salary('those below are paid by the house', 'below.reduce((sum, each) => sum + each, 0n)', '0n'),
  dividend('a fee is rounded down for who shares', '(exact + whole - 1n) / whole', 'exact / whole'),
  dividend('bonuses are not taken off the win', 'ggr - result.bonuses - ', 'ggr - '),
  dividend(
    'a lost branch takes from the others',
    '* positive(each.ngr + each.carryIn)',
    '* (each.ngr + each.carryIn)',
  ),
  ceiling('a rate stands above who pays it', 'if (rate > most) return', 'if (rate > most + 1n) return'),
  ceiling('a rate stands above the cap of the brand', 'if (rate > rateOf(cap, kind))', 'if (rate < 0n)'),
  ceiling(
    'what asks for a loss is promised as sure',
    'tier.minLoss === undefined && valid >= tier.minValid',
    'valid >= tier.minValid',
  ),
  decide(
    'the one above is not asked for the ceiling',
    'if (problem) throw new Refusal',
    'if (false) throw new Refusal',
  ),
  reckon(
    'a frozen agent is handed its pay',
    '(isFrozen ? 0n : each.net + passed) - owedIn',
    'each.net + passed - owedIn',
  ),
  reckon(
    'a debt of before is forgiven',
    '(isFrozen ? 0n : each.net + passed) - owedIn',
    '(isFrozen ? 0n : each.net + passed)',
  ),
  reckon('a step pays again for what was bet before it', 'retroTier && place > before.topTier', 'retroTier'),
  bill(
    'an overdue bill holds nothing',
    "if (overdue > 0n) throw new Refusal('bills_overdue', { amount: overdue })",
    '',
  ),
  bill(
    'a bill holds what leaves before it is overdue',
    "<> 'paid' and due_at <= ",
    "<> 'paid' and made_at <= ",
  ),
  run(
    'a period is reckoned again',
    '    await moveHead(tx, head, bounds.to)\n    return true',
    '    return true',
  ),
  atOnce('a window pays twice what is paid below', ' - coalesce(l.taken, 0) as exact', ' as exact'),
  atOnce('a window forgets what five minutes left', 'f.part + f.retro + f.carry_in', 'f.part + f.retro'),
  atOnce('a window pays whoever is frozen', 'case when z.is_frozen then 0 else n.net end', 'n.net'),
  run('a period is reckoned before its grace', 'if (now < reckonedAt(kind, bounds.to)) return false', ''),
  at('centre/people.ts', 'centre/unseen.db.test.ts')(
    'who hides its play is shown among the best',
    'return hiddenAmong(\n    tx,\n    ids.map(({ subject }) => subject),\n  )',
    'return hiddenAmong(tx, ids.map(({ subject }) => -subject))',
  ),
  at('centre/people.ts', 'centre/unseen.db.test.ts')(
    'a sibling is seen by its name',
    'await namedBelow(tx, agent.memberId, nameKey(account))\n  const place = id === null ? null : await placeBelow(tx, agent.memberId, id)',
    `((await sql<{ id: bigint }>\`select member_id as id from agents.places where merchant_id = \${here} and account = \${nameKey(account)}\`.execute(tx)).rows[0]?.id ?? null)\n  const place = id === null ? null : await placeBelow(tx, id, id)`,
  ),
  at('centre/people.ts', 'centre/unseen.db.test.ts')(
    'an agent is looked into by whoever knows its number',
    "if (!place?.isAgent) throw new Refusal('downline_not_found')\n  return place",
    "if (place && !place.isAgent) throw new Refusal('downline_not_found')\n  return place ?? { id, path: [], isAgent: true }",
  ),
  harm('contracts/facts.ts')('an agent earns on who takes a break', '    ...closed,\n', ''),
  harm('../protection/over.ts')('an agent earns on who is at the limit', '>= amount) over', '> amount) over'),
  harm('../protection/over.ts')(
    'a limit of losses is met by what was staked',
    "(kind === 'loss' ? lost : staked)",
    '(kind ? staked : lost)',
  ),
  at('tree/places.ts', 'tree/tree.db.test.ts', 'tree/team.db.test.ts')(
    'everybody stands below everybody',
    '= any(path))',
    '= any(path) or true)',
  ),
  at('tree/team.ts', 'tree/team.db.test.ts')(
    'who hides its play shows its figures',
    "isHidden, balance: null, valid: '0.00', net: '0.00' }",
    "isHidden, balance: null, valid: formatMinor(valid), net: '0.00' }",
  ),
]

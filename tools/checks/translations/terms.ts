/** Words that belong together: what differs in English differs in every language. */
import type { Finding } from '../sources.ts'
import { folderOf, type LanguageSet, stem } from './sets.ts'

/** Texts that stand side by side as choices or states: `records.state_won`, `member.kind_1`. */
const family =
  /^((?:records\.(?:state|kind)|member\.kind|lobby\.(?:type|volatility)|info\.type|common\.(?:hide|show)|verify\.step|shell\.theme))_/

/** Pairs across screens whose confusion would cost money or an account. */
const apart: readonly (readonly [string, string])[] = [
  ['common.hide_balance', 'common.show_balance'],
  ['common.hide_password', 'common.show_password'],
  ['auth.password', 'auth.confirm_password'],
  ['auth.current_password', 'auth.new_password'],
  ['auth.log_in', 'auth.register'],
  ['auth.leave_stay', 'auth.leave_go'],
  ['common.cancel', 'common.close'],
  ['common.copy', 'common.copied'],
  ['records.state_won', 'records.state_lost'],
  ['records.before', 'records.after'],
  ['records.col_stake', 'records.col_payout'],
  ['records.kind_win', 'records.kind_rollback'],
  ['verify.step_hash', 'verify.step_hash_bad'],
  ['verify.step_draws', 'verify.step_draws_bad'],
  ['info.previous', 'info.next'],
  ['notices.previous', 'notices.next'],
  ['notices.pause', 'notices.go_on'],
  ['banners.pause', 'banners.go_on'],
]

/** Rule 19: two choices that say the same are no choice. */
export function collisionFindings(set: LanguageSet): Finding[] {
  const texts = new Map(set.entries.map((entry) => [entry.key, entry]))
  const families = Map.groupBy(set.entries, ({ key }) => family.exec(stem(key))?.[1] ?? '')
  families.delete('')
  const couples = [
    ...apart,
    ...[...families.values()].flatMap((members) =>
      members.flatMap(({ key }, at) => members.slice(at + 1).map((other) => [key, other.key] as const)),
    ),
  ]
  const same = couples.flatMap(([left, right]) => {
    const [one, other] = [texts.get(left), texts.get(right)]
    return one && other && one.english !== other.english && one.text === other.text
      ? [`${left} and ${right} both say “${one.text}”`]
      : []
  })
  return [...new Set(same)].map((problem) => ({ path: folderOf(set.code), problem }))
}

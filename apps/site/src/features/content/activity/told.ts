/** Which activities were told in this session of the tab; cleared with the session, like all that stands there. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>

const key = 'activitiesTold'
const told = (kept: Kept): readonly string[] => (kept.getItem(key) ?? '').split(',')

/** The first that was not told yet. A session in which `all` stands is told none. */
export const firstUntold = <Each extends { readonly bannerId: string }>(
  activities: readonly Each[],
  kept: Kept,
): Each | null => {
  const known = told(kept)
  if (known.includes('all')) return null
  return activities.find(({ bannerId }) => !known.includes(bannerId)) ?? null
}

export const rememberTold = (bannerId: string, kept: Kept): void =>
  kept.setItem(key, [...told(kept), bannerId].filter(Boolean).join(','))

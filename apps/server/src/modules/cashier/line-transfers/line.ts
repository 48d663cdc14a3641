/** Who stands above and below whom in the line of agents. */
import { Refusal } from '@jackfruit/kernel'
import type { Identity, Member } from '../../identity/index.ts'

/** No line of agents is longer; a ring in the data ends here too. */
const levelsMax = 100

export function openLine(people: Pick<Identity, 'memberOf' | 'memberByName'>) {
  const uplineOf = async ({ merchantId, uplineId }: Member) => {
    const upline = uplineId === null ? null : await people.memberOf(merchantId, uplineId)
    if (!upline) throw new Refusal('no_upline')
    return upline
  }
  /** Somebody below this agent, however far; a stranger is answered as a name that nobody has. */
  const downlineOf = async (agent: Member, name: string) => {
    const found = await people.memberByName(agent.merchantId, name)
    let above = found?.uplineId ?? null
    for (let level = 0; found && above !== null && level < levelsMax; level += 1) {
      if (above === agent.id) return found
      above = (await people.memberOf(agent.merchantId, above))?.uplineId ?? null
    }
    throw new Refusal('not_downline')
  }
  return { uplineOf, downlineOf }
}

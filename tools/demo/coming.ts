/** Agents and members of the demonstration come: their places, links and purses, as the product writes each. */

import { makeLink } from '../../apps/server/src/modules/agents/links/make.ts'
import { see } from '../../apps/server/src/modules/agents/tree/index.ts'
import { memberNamed } from '../../apps/server/src/modules/identity/index.ts'
import { countLogin, insertMember, nameKey } from '../../apps/server/src/modules/identity/members.ts'
import { touch } from '../../apps/server/src/modules/identity/registration/first-touch.ts'
import {
  affiliateByCode,
  useAffiliateCode,
} from '../../apps/server/src/modules/identity/registration/invitations.ts'
import { freeCode } from '../../apps/server/src/modules/identity/roles.ts'
import type { Purse } from '../../apps/server/src/modules/wallet/index.ts'
import type { Tx } from '../../apps/server/src/platform/database/db.ts'
import type { DemoAgent, Link } from './people.data.ts'
import type { Stage } from './stage.ts'

export interface Person {
  readonly id: bigint
  readonly type: number
  readonly purse: Purse
}

export interface People {
  /** Who is there; throws for a name of nobody. */
  of(name: string): Promise<Person>
  agent(agent: DemoAgent, at: Date): Promise<void>
  /** By a link of the agent, or by the agent's own code. */
  member(name: string, agent: DemoAgent, code: string | null, at: Date): Promise<void>
  /** Who does something has come for it: the latest of each counts as one visit. */
  seen(tx: Tx, visits: readonly { readonly id: bigint; readonly at: Date }[]): Promise<void>
}

/** `passwordHash`: nobody logs in to these, but to those that the demonstration's logins are. */
export function openPeople(stage: Stage, passwordHash: string): People {
  const { db, here, merchantId, wallet, world } = stage
  const known = new Map<string, Person>()

  async function of(name: string): Promise<Person> {
    const found = known.get(name)
    if (found) return found
    const member = await memberNamed(db, merchantId, name)
    if (!member) throw new Error(`nobody is called ${name} in the demonstration`)
    const { id, type } = member
    const person = { id, type, purse: await wallet.of({ memberId: id, merchantId, type }) }
    known.set(name, person)
    return person
  }

  const makeLinks = (agentId: bigint, links: readonly Link[], at: Date) =>
    here(async (tx) => {
      for (const { code, name, visits } of links) {
        const wish = { name, code, kind: 'member' as const, presets: [], expiresAt: null, limit: null }
        const agent = { merchantId, memberId: agentId }
        await makeLink(tx, { now: world.now, ratesOf: async () => [] }, agent, {
          ...wish,
          key: `demo-link-${code}`,
        })
        const found = await affiliateByCode(tx, merchantId, code, at)
        if (!found) throw new Error(`the code ${code} opens nothing`)
        for (let n = 0; n < visits; n += 1)
          await touch(tx, { merchantId, visit: `demo-${code}-${n}`, at }, found)
      }
    })

  return {
    of,
    async seen(tx, visits) {
      const last = new Map(visits.map(({ id, at }) => [id, at]))
      for (const [id, at] of last) await countLogin(tx, { id, passwordHash }, at)
      await see(tx, visits)
    },
    async agent({ name, upline, links }, at) {
      const uplineId = upline === null ? null : (await of(upline)).id
      await here(async (tx) => {
        const affiliateCode = await freeCode(tx, merchantId, name.toUpperCase())
        await insertMember(tx, {
          merchantId,
          username: name,
          passwordHash,
          type: 1,
          at,
          uplineId,
          affiliateCode,
          logins: 1,
        })
      })
      const { id } = await of(name)
      await makeLinks(id, links, at)
    },
    async member(name, agent, code, at) {
      const { id: uplineId } = await of(agent.name)
      await here(async (tx) => {
        const link = code === null ? null : await affiliateByCode(tx, merchantId, code, at)
        if (link) await touch(tx, { merchantId, visit: `demo-of-${nameKey(name)}`, at }, link)
        const made = await insertMember(tx, {
          merchantId,
          username: name,
          passwordHash,
          type: 0,
          at,
          uplineId,
          joinedCode: code,
          logins: 1,
        })
        if (made && link) await useAffiliateCode(tx, merchantId, link.code)
      })
      await of(name)
    },
  }
}

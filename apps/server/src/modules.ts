/** The modules by name, opened in the order of uses.json: each is given what stands below it. */
import { type End, invariant } from '@jackfruit/kernel'
import { open as activity } from './modules/activity/module.ts'
import { open as affiliates } from './modules/affiliates/module.ts'
import { open as agents } from './modules/agents/module.ts'
import { open as cashier } from './modules/cashier/module.ts'
import { open as catalog } from './modules/catalog/module.ts'
import { open as content } from './modules/content/module.ts'
import { open as identity } from './modules/identity/module.ts'
import { open as jackpot } from './modules/jackpot/module.ts'
import { open as ledger } from './modules/ledger/module.ts'
import { open as merchants } from './modules/merchants/module.ts'
import { open as messages } from './modules/messages/module.ts'
import { open as messaging } from './modules/messaging/module.ts'
import { open as peer } from './modules/peer/module.ts'
import { open as points } from './modules/points/module.ts'
import { open as promotions } from './modules/promotions/module.ts'
import { open as protection } from './modules/protection/module.ts'
import { open as rebates } from './modules/rebates/module.ts'
import { open as reports } from './modules/reports/module.ts'
import { open as turnover } from './modules/turnover/module.ts'
import map from './modules/uses.json' with { type: 'json' }
import { open as vendors } from './modules/vendors/module.ts'
import { open as vip } from './modules/vip/module.ts'
import { open as wallet } from './modules/wallet/module.ts'
import type { Module, Open, Platform } from './platform/module.ts'
import { endingParts } from './platform/stopping.ts'

const modules = {
  ...{ ledger, merchants, messaging, identity, wallet, catalog, turnover, protection },
  ...{ messages, activity, vip, vendors, peer, cashier, points, promotions, rebates, jackpot },
  ...{ content, affiliates, agents, reports },
}

const { uses } = map

export type Name = keyof typeof uses

type Face<N extends Name> = Awaited<ReturnType<(typeof modules)[N]>>['face']
export type Faces = { readonly [N in Name]: Face<N> }
/** What uses.json lists for it, and nothing else. */
type UsesOf<N extends Name> = Pick<Faces, keyof (typeof uses)[N] & Name>
const openings: { readonly [N in Name]: Open<UsesOf<N>, Face<N>> } = modules

interface Opened extends Module<unknown> {
  readonly name: Name
}

export interface OpenModules {
  readonly faces: Faces
  readonly all: readonly Opened[]
  /** Closes from the top down: nobody is asked who has closed. */
  close(end?: End): Promise<void>
}

/** All of them, or the named with everything that they use. */
export async function openModules(
  platform: Platform,
  names: readonly Name[] = Object.keys(uses) as Name[],
): Promise<OpenModules> {
  const wanted = new Set(names.flatMap((name) => [...below(name)]))
  const faces: Partial<Record<Name, unknown>> = {}
  const all: Opened[] = []
  for (const name of Object.keys(uses) as Name[]) {
    if (!wanted.has(name)) continue
    const late = Object.keys(uses[name]).find((used) => !(used in faces))
    invariant(!late, `uses.json lists ${name} above ${late}, which it uses`)
    const open = openings[name] as Open<unknown, unknown>
    const module = await open(platform, faces)
    faces[name] = module.face
    all.push({ ...module, name })
  }
  return {
    ...{ faces: faces as Faces, all },
    async close(end = endingParts(platform.log)) {
      for (const { name, close } of all.toReversed()) if (close) await end(name, close)
    },
  }
}

/** The module and everything that it uses, however far down. */
function below(name: Name): ReadonlySet<Name> {
  const used = Object.keys(uses[name]) as Name[]
  return new Set([name, ...used.flatMap((each) => [...below(each)])])
}

/** Modules opened as the product opens them, with all that they use, over a test database: their calls, jobs and pushes. */
import { type Faces, type Name, openModules } from '../modules.ts'
import { openLog } from '../platform/log.ts'
import type { Module, Platform } from '../platform/module.ts'
import { openPlatform } from '../platform/open.ts'
import { byHeader, type CallWorld, openCallWorld } from './call-world.ts'

export interface ModuleWorld extends CallWorld {
  readonly platform: Platform
  readonly faces: Faces
  /** Of all that are open. */
  readonly jobs: NonNullable<Module<unknown>['jobs']>
  /** The last of those that were asked for. */
  readonly own: Module<unknown>
}

interface Given {
  readonly gateOf?: Parameters<typeof openCallWorld>[0]
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: () => Date
}

export async function openModuleWorld(
  names: readonly Name[],
  { gateOf = byHeader, environment, now }: Given = {},
): Promise<ModuleWorld> {
  const world = await openCallWorld(gateOf, environment)
  const platform = await openPlatform({ config: world.config, log: openLog('silent'), ...(now && { now }) })
  const modules = await openModules(platform, names)
  for (const module of modules.all) await module.serve?.(world.mount)
  const own = modules.all.at(-1)
  if (!own) throw new Error('no module was asked for')
  return {
    ...world,
    ...{ platform, own, faces: modules.faces, jobs: modules.all.flatMap(({ jobs }) => jobs ?? []) },
    async close() {
      await modules.close()
      await platform.close()
      await world.close()
    },
  }
}

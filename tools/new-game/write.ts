/** Writes a new game into its studio: the folder, its certificate from what it computes, its lines in the lists. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Manifest,
  type Plan,
  type Published,
  volatilityOf,
} from '../../packages/studio-kit/src/rules.ts'
import { engineFiles } from './engine-files.ts'
import { register } from './register.ts'
import type { Request } from './request.ts'
import { testFiles } from './test-files.ts'
import { textFiles } from './text-files.ts'
import { viewFiles } from './view-files.ts'

/** Answers what was written or changed, the folder first. A failure leaves no folder behind. */
export async function writeGame(request: Request): Promise<readonly string[]> {
  const home = join(request.studios, request.studio, 'games', request.code)
  mkdirSync(join(home, 'texts'), { recursive: true })
  try {
    const files = { ...engineFiles(request), ...testFiles(request), ...viewFiles(request), ...textFiles() }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text)
    const manifest = await manifestOf(request, home)
    writeFileSync(join(home, 'game.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return [home, ...register(request)]
  } catch (error) {
    rmSync(home, { recursive: true })
    throw error
  }
}

async function manifestOf(request: Request, home: string): Promise<Manifest> {
  const { plans }: { plans: () => readonly Plan[] } = await import(pathToFileURL(join(home, 'exact.ts')).href)
  return {
    code: request.code,
    version: '1.0.0',
    name: { EN: request.english, MY: request.burmese },
    gameType: 'RNG',
    gameClassify: request.gameClassify,
    published: published(plans),
  }
}

function published(plans: () => readonly Plan[]): Published {
  const [plan] = plans()
  if (!plan) throw new Error('The game has no plan to compute a return of.')
  const { rtp, hitRate, deviation, most } = plan.exact
  return {
    rtp: (rtp * 100).toFixed(4),
    hitRate: (hitRate * 100).toFixed(2),
    deviation: deviation.toFixed(3),
    volatility: volatilityOf(deviation),
    most: String(most),
    method: 'exact',
  }
}

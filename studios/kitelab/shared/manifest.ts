/** For tests: a game's certificate against what is computed. */
import { readFileSync } from 'node:fs'
import type { ExactReturn, Manifest } from '@jackfruit/studio-kit/rules'

export const manifestOf = (code: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../games/${code}/game.json`, import.meta.url), 'utf8'))

const digitsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** The computed number written with as many decimals as the published one. */
export const asPrinted = (value: number, published: string): string => value.toFixed(digitsOf(published))

/** The certificate's four figures as computed, printed like the published ones. */
export const figuresLike = (
  { rtp, hitRate, deviation, most }: ExactReturn,
  { published }: Manifest,
): Readonly<Record<'rtp' | 'hitRate' | 'deviation' | 'most', string>> => ({
  rtp: asPrinted(rtp * 100, published.rtp),
  hitRate: asPrinted(hitRate * 100, published.hitRate),
  deviation: asPrinted(deviation, published.deviation),
  most: asPrinted(most, published.most),
})

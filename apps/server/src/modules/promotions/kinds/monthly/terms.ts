import type { ByLevel } from '../gifts/terms.ts'

export interface Terms {
  readonly amounts: ByLevel
}

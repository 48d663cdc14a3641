import type { agents } from '@jackfruit/contracts'

/** A rate of a kind of pay. */
export type Preset = agents.Link['presets'][number]

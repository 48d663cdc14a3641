import { paintPlay } from '@jackfruit/art/build/paint-play'

/** The ground of the stage: that of the game's tile. */
export const draw = () => paintPlay({ code: 'dice', ground: 'teal', scene: 'hexes' })

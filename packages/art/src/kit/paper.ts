/** A red envelope as it is given: a flap above, a cord, and the stone of the house as its seal. */
import { type Ramp, ramps, shade } from '../colour.ts'
import { gem, pod } from '../jewels.ts'
import { facet, type IdMaker, linear } from '../svg.ts'
import { outline } from './shape.ts'

export function envelope(id: IdMaker, ramp: Ramp): string {
  const front = id()
  return (
    `<defs>${linear(
      front,
      [0, 0, 1, 1],
      [
        [0, shade(ramp, 0.62)],
        [0.55, shade(ramp, 0.48)],
        [1, shade(ramp, 0.3)],
      ],
    )}</defs>` +
    '<rect x="-60" y="-84" width="132" height="184" rx="12" fill="#000" opacity="0.35"/>' +
    `<rect x="-66" y="-92" width="132" height="184" rx="12" fill="url(#${front})"/>` +
    facet(outline('-66,84 -30,92 66,92 66,20'), shade(ramp, 0.26)) +
    facet(outline('-66,-80 -56,-92 56,-92 66,-80 0,-6'), shade(ramp, 0.74)) +
    facet(outline('0,-92 56,-92 66,-80 0,-6'), shade(ramp, 0.56)) +
    `<path d="M-66 -26Q0 34 66 -26" fill="none" stroke="${shade(ramps.gold, 0.62)}" stroke-width="6"/>` +
    gem(0, 6, 26, ramps.gold, { sides: 6 }) +
    gem(0, 6, 19, ramps.emerald, { sides: 6 }) +
    pod(0, 6, 8, 12)
  )
}

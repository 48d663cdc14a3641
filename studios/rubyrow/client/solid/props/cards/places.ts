/** Outlines on the cloth where cards will lie. */
import { Mesh, MeshBasicMaterial, ShapeGeometry } from 'three'
import { rounded } from '../../parts.ts'
import { cardSize } from './card.ts'
import type { Slot } from './layout.ts'

const line = 0.035

export function makePlaces(places: readonly Slot[], size: number): Mesh[] {
  const outline = rounded(cardSize.width + 0.04, cardSize.height + 0.04, 0.14)
  outline.holes.push(rounded(cardSize.width + 0.04 - line * 2, cardSize.height + 0.04 - line * 2, 0.11))
  const geometry = new ShapeGeometry(outline, 8)
  const ink = new MeshBasicMaterial({
    ...{ color: '#ffe8b0', transparent: true, opacity: 0.36, depthWrite: false },
  })
  return places.map(({ x, z, turn }) => {
    const made = new Mesh(geometry, ink)
    made.position.set(x, 0.006, z)
    made.scale.setScalar(size)
    made.rotation.set(-Math.PI / 2, 0, turn)
    return made
  })
}

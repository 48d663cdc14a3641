/** What things on a table are made of besides brass, and a few shapes that many of them need. */
import { type Material, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry, TorusGeometry } from 'three'
import { brass, lit, type Point, painted } from '../../parts.ts'

export const lacquer = (color: string) => lit(color, { roughness: 0.16, metalness: 0.08 })
export const wood = (color = '#6a2d12') => lit(color, { roughness: 0.3, metalness: 0.05 })

export function placed<Made extends Object3D>(made: Made, [x, y, z]: Point, turn: Point = [0, 0, 0]): Made {
  made.position.set(x, y, z)
  made.rotation.set(...turn)
  made.castShadow = true
  made.receiveShadow = true
  return made
}

export const hoop = (radius: number, thick: number, high: number, material: Material = brass()) =>
  placed(new Mesh(new TorusGeometry(radius, thick, 12, 96), material), [0, high, 0], [Math.PI / 2, 0, 0])

/** The dark that a thing throws on what it stands on, closest to it. */
export function groundShadow(wide: number, deep: number, strength = 0.6): Mesh {
  const map = painted(128, 128, (pen) => {
    const dark = pen.createRadialGradient(64, 64, 10, 64, 64, 64)
    dark.addColorStop(0, `rgb(0 0 0 / ${strength})`)
    dark.addColorStop(0.55, `rgb(0 0 0 / ${strength * 0.62})`)
    dark.addColorStop(1, 'rgb(0 0 0 / 0)')
    pen.fillStyle = dark
    pen.fillRect(0, 0, 128, 128)
  })
  const made = new Mesh(
    new PlaneGeometry(wide, deep),
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false }),
  )
  made.rotation.set(-Math.PI / 2, 0, 0)
  made.position.set(0, 0.012, 0)
  return made
}

/** The table: cloth with a golden line and grain, a rim of lacquered wood, and brass between them. */
import { CircleGeometry, Color, Group, Mesh, type Texture, TorusGeometry } from 'three'
import { brass, grain, lit, mesh, painted, turned } from '../parts.ts'

/** Its far edge is an arc of a large circle, its near side lies below the board. */
const edge = { radius: 15, far: -2.05 }
const centre = edge.far + edge.radius
const drawn = { across: 30, down: 15 }
const pixels = 68

const mixed = (color: string, other: string, share: number) =>
  `#${new Color(color).lerp(new Color(other), share).getHexString()}`

/** `mark` draws on the cloth, in units around its middle. */
function cloth(color: string, mark: (pen: CanvasRenderingContext2D) => void): Texture {
  const next = grain(5)
  return painted(drawn.across * pixels, drawn.down * pixels, (pen) => {
    const { width, height } = pen.canvas
    const [x, y] = [width / 2, -edge.far * pixels + 60]
    const ground = pen.createRadialGradient(x, y, 30, x, y + 100, width * 0.46)
    ground.addColorStop(0, mixed(color, '#ffffff', 0.08))
    ground.addColorStop(0.4, color)
    ground.addColorStop(1, mixed(color, '#000000', 0.62))
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
    for (let i = 0; i < 90_000; i++) {
      pen.fillStyle = i % 2 ? 'rgb(255 255 255 / 4%)' : 'rgb(0 0 0 / 7%)'
      pen.fillRect(next() * width, next() * height, 1.6, 1.6)
    }
    pen.scale(pixels, pixels)
    pen.translate(drawn.across / 2, -edge.far)
    for (const [inside, wide] of [
      [0.55, 0.045],
      [0.72, 0.016],
    ] as const) {
      pen.beginPath()
      pen.arc(0, centre, edge.radius - inside, 0, Math.PI * 2)
      pen.strokeStyle = 'rgb(255 205 100 / 62%)'
      pen.lineWidth = wide
      pen.stroke()
    }
    mark(pen)
  })
}

const wood = () =>
  painted(1024, 64, (pen) => {
    const next = grain(3)
    pen.fillStyle = '#8a4c1e'
    pen.fillRect(0, 0, 1024, 64)
    for (let i = 0; i < 260; i++) {
      const y = next() * 64
      pen.strokeStyle = next() > 0.5 ? 'rgb(60 24 6 / 24%)' : 'rgb(214 140 72 / 20%)'
      pen.lineWidth = 0.6 + next() * 1.8
      pen.beginPath()
      pen.moveTo(0, y)
      pen.bezierCurveTo(300, y + next() * 8 - 4, 700, y + next() * 8 - 4, 1024, y)
      pen.stroke()
    }
  })

export function makeTable(color: string, mark: (pen: CanvasRenderingContext2D) => void): Group {
  const made = new Group()
  const top = new CircleGeometry(edge.radius, 160)
  const { position, uv } = top.attributes
  for (let i = 0; i < position.count; i++) {
    const z = centre - position.getY(i)
    uv.setXY(i, position.getX(i) / drawn.across + 0.5, 1 - (z - edge.far) / drawn.down)
  }
  const felt = new Mesh(top, lit('#ffffff', { map: cloth(color, mark), roughness: 0.96 }))
  felt.rotation.set(-Math.PI / 2, 0, 0)
  felt.position.set(0, 0, centre)
  felt.receiveShadow = true
  const rail = turned(
    [
      [edge.radius + 0.02, -0.12],
      [edge.radius + 0.02, 0.1],
      [edge.radius + 0.14, 0.22],
      [edge.radius + 0.5, 0.3],
      [edge.radius + 0.82, 0.2],
      [edge.radius + 0.95, -0.05],
      [edge.radius + 0.88, -0.4],
      [edge.radius + 0.6, -1.4],
    ],
    160,
  )
  const rim = mesh(rail, lit('#ffffff', { map: wood(), roughness: 0.24, metalness: 0.06 }), [0, 0, centre])
  const inlay = mesh(
    new TorusGeometry(edge.radius + 0.06, 0.045, 8, 200),
    brass(),
    [0, 0.12, centre],
    [Math.PI / 2, 0, 0],
  )
  made.add(felt, rim, inlay)
  return made
}

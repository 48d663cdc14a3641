/** Rounded cubes under gravity: they fall, bounce, rub, knock each other and come to rest. */
import type { Body, Room, Size } from './body.ts'
import { type Contact, contactsOf } from './contacts.ts'
import { cross, dot, lengthOf, minus, plus, times, turnedBy, type Vec, whole } from './space.ts'

export interface World {
  readonly room: Room
  readonly size: Size
  /** Units a second, each second. */
  readonly gravity: number
  readonly bounce: number
  readonly rub: number
}

export const stepSeconds = 1 / 150
const rounds = 5
/** Slower than this nothing bounces. */
const bouncesFrom = 1.2
const slop = 0.004

/** One step; answers how hard the hardest knock was. */
export function step(bodies: readonly Body[], world: World): number {
  for (const body of bodies) {
    body.speed = plus(times(body.speed, 0.9992), [0, -world.gravity * stepSeconds, 0])
    body.spin = times(body.spin, 0.997)
  }
  const touched = contactsOf(bodies, world.room, world.size).map((contact) => knockOf(contact, world))
  for (let round = 0; round < rounds; round++) for (const knock of touched) solve(knock, world)
  for (const body of bodies) {
    body.at = plus(body.at, times(body.speed, stepSeconds))
    const [x, y, z] = times(body.spin, stepSeconds / 2)
    const [dx, dy, dz, dw] = turnedBy([x, y, z, 0], body.turn)
    const [tx, ty, tz, tw] = body.turn
    body.turn = whole([tx + dx, ty + dy, tz + dz, tw + dw])
  }
  for (const { contact } of touched) part(contact)
  return touched.reduce((most, { hardness }) => Math.max(most, hardness), 0)
}

interface Knock {
  readonly contact: Contact
  /** The pace apart that it should end with. */
  readonly leaves: number
  readonly hardness: number
  pushed: number
  rubbed: number
}

const paceOf = (body: Body, on: Vec): Vec => plus(body.speed, cross(body.spin, on))
const meeting = ({ a, b, onA, onB }: Contact): Vec =>
  b ? minus(paceOf(a, onA), paceOf(b, onB)) : paceOf(a, onA)

function knockOf(contact: Contact, { bounce }: World): Knock {
  const pace = dot(meeting(contact), contact.normal)
  const leaves = pace < -bouncesFrom ? -pace * bounce : 0
  return { contact, leaves, hardness: Math.max(0, -pace), pushed: 0, rubbed: 0 }
}

/** How easily both move along this direction at this point. Each weighs 1. */
function easeOf({ a: _, b, onA, onB }: Contact, along: Vec, lightness: number): number {
  const [ra, rb] = [cross(onA, along), cross(onB, along)]
  return 1 + lightness * dot(ra, ra) + (b ? 1 + lightness * dot(rb, rb) : 0)
}

function push({ a, b, onA, onB }: Contact, by: Vec, lightness: number): void {
  a.speed = plus(a.speed, by)
  a.spin = plus(a.spin, times(cross(onA, by), lightness))
  if (!b) return
  b.speed = minus(b.speed, by)
  b.spin = minus(b.spin, times(cross(onB, by), lightness))
}

function solve(knock: Knock, { size, rub }: World): void {
  const { contact, leaves } = knock
  const { normal } = contact
  const lightness = 1.5 / (size.half * size.half)
  const wanted = (leaves - dot(meeting(contact), normal)) / easeOf(contact, normal, lightness)
  const pushed = Math.max(0, knock.pushed + wanted)
  push(contact, times(normal, pushed - knock.pushed), lightness)
  knock.pushed = pushed
  const pace = meeting(contact)
  const slide = minus(pace, times(normal, dot(pace, normal)))
  const slides = lengthOf(slide)
  if (slides < 1e-5) return
  const along = times(slide, -1 / slides)
  const most = Math.max(0, rub * pushed - knock.rubbed)
  const rubbed = Math.min(most, slides / easeOf(contact, along, lightness))
  knock.rubbed += rubbed * 0.5
  push(contact, times(along, rubbed), lightness)
}

/** What sank into each other goes apart again. */
function part({ a, b, normal, depth }: Contact): void {
  const by = times(normal, Math.max(0, depth - slop) * (b ? 0.12 : 0.2))
  a.at = plus(a.at, by)
  if (b) b.at = minus(b.at, by)
}

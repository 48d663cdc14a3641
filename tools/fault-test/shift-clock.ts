/**
 * Loaded before a program (`node --import=<this>?file=<file>`): its clock is off by the milliseconds that stand in the file. What is
 * measured by `performance.now()` goes on, as it does when somebody sets the clock of a machine.
 */
import { readFileSync } from 'node:fs'

const file = new URL(import.meta.url).searchParams.get('file')
const everyMs = 100
let offMs = 0

function read() {
  try {
    offMs = Number(readFileSync(file ?? '', 'utf8')) || 0
  } catch {
    offMs = 0
  }
}

if (file) {
  const Right = Date
  const now = () => Right.now() + offMs
  read()
  setInterval(read, everyMs).unref()
  globalThis.Date = new Proxy(Right, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
    apply: () => new Right(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  })
}

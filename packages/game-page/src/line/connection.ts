/** A socket that comes back: after a lost network, a silence, or an end that the other side made, ever later between tries. */

/** A socket as browsers have it. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

export interface ConnectionParts {
  readonly open: () => Socket
  /** Said first, each time. */
  readonly hello: string
  /** The answer takes it back. */
  readonly later: (ms: number, work: () => void) => () => void
  /** From 0 to 1, so that pages do not all come back at once. */
  readonly chance: () => number
  readonly heard: (text: string) => void
  readonly lost: () => void
  /** It is not let in any more. */
  readonly over: () => void
}

export interface Connection {
  readonly send: (text: string) => void
  /** Now; what is open is not trusted. */
  readonly come: () => void
  /** As `come`, in a moment: something was missed. */
  readonly comeSoon: () => void
  /** It is taken for lost when nothing is heard for so long. */
  readonly expectWithin: (ms: number) => void
  /** What was heard is whole: the next loss is the first again. */
  readonly isWhole: () => void
  readonly close: () => void
}

const noSession = 1008
const back = { firstMs: 250, mostMs: 5_000 }

export function openConnection(parts: ConnectionParts): Connection {
  const { open, hello, later, chance, heard, lost, over } = parts
  let socket: Socket | null = null
  let tries = 0
  let stopWatching = () => {}
  let stopComing = () => {}

  function drop() {
    stopWatching()
    stopComing()
    const old = socket
    socket = null
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }
  function comeLater() {
    drop()
    lost()
    const ms = Math.min(back.mostMs, back.firstMs * 2 ** tries++)
    stopComing = later(ms * (0.5 + chance() / 2), come)
  }
  function come() {
    drop()
    const made = open()
    socket = made
    made.onopen = () => made.send(hello)
    made.onmessage = ({ data }) => heard(String(data))
    made.onclose = ({ code, reason }) => {
      socket = null
      if (code !== noSession || reason === 'too fast') return comeLater()
      drop()
      over()
    }
  }
  return {
    send: (text) => socket?.send(text),
    comeSoon: comeLater,
    expectWithin: (ms) => {
      stopWatching()
      stopWatching = later(ms, comeLater)
    },
    come: () => {
      tries = 0
      come()
    },
    isWhole: () => {
      tries = 0
    },
    close: drop,
  }
}

/** A browser's own socket, as a connection wants it. */
import type { Socket } from './connection.ts'

/** To the tables of a studio, on the host that this page came from. */
export function openSocketTo(studio: string): Socket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/${studio}/play/v1/table`)
  const made: Socket = {
    ...{ onopen: null, onmessage: null, onclose: null },
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
  socket.onopen = () => made.onopen?.()
  socket.onmessage = (event) => made.onmessage?.(event)
  socket.onclose = ({ code, reason }) => made.onclose?.({ code, reason })
  return made
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'

const odd = ['', '{}', '[1,2', 'null', '<html>moved</html>', '{"status":"paid","units":"999999999"}', '"ok"']

export const oddPayments: Fault = {
  name: 'odd-payments',
  title: 'the gateway is silent for 8 s, then answers nonsense with status 200 and no signature for 8 s',
  backWithinMs: 10_000,
  async happen({ world }) {
    let turn = 0
    const server = createServer((request, response) => {
      request.resume()
      const statuses = [200, 200, 302, 200, 500, 200, 204]
      response.writeHead(statuses[turn % statuses.length] ?? 200, { 'content-type': 'application/json' })
      response.end(odd[turn++ % odd.length])
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await world.payments.swallow()
    await pause(8_000)
    world.payments.cut()
    world.payments.redirect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
    await world.payments.accept()
    await pause(8_000)
    world.payments.redirect(world.simulator.url)
    world.payments.cut()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    return []
  },
}

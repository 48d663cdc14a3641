/** Bodies as a plain form: understood at the addresses that say so, and nowhere else. */
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './problem.ts'

const formMax = 4 * 1024

export function acceptForms(app: FastifyInstance, paths: readonly string[]): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formMax },
    (request, body, done) => {
      if (paths.includes(request.routeOptions.url ?? ''))
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      else done(new HttpProblem(415, 'request_invalid'))
    },
  )
}

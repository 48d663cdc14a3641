/** The page of draws with a studio in memory, to look at: npx vite --config studios/palmyra/look.config.ts --port 4390. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mergeConfig, type Plugin } from 'vite'
import { DevRefusal } from './client/testing/dev-issues.ts'
import { devStudio } from './client/testing/dev-studio.ts'
import page from './vite.config.ts'

const prefix = '/palmyra/draws/v1/'

function answerTo(
  answer: ReturnType<typeof devStudio>,
  call: string,
  text: string,
  response: ServerResponse,
) {
  response.setHeader('content-type', 'application/json')
  try {
    response.end(JSON.stringify(answer(call, JSON.parse(text))))
  } catch (failure) {
    if (!(failure instanceof DevRefusal)) throw failure
    response.statusCode = failure.status
    response.end(JSON.stringify(failure.body))
  }
}

const draws = (): Plugin => {
  const answer = devStudio(() => performance.timeOrigin + performance.now())
  return {
    name: 'draws',
    configureServer: ({ middlewares }) => {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (!request.url?.startsWith(prefix)) return next()
        const call = request.url.slice(prefix.length)
        let text = ''
        request.on('data', (part: Buffer) => {
          text += part.toString()
        })
        request.on('end', () => answerTo(answer, call, text, response))
      })
    },
  }
}

export default mergeConfig(page, { plugins: [draws()] })

/** The log: JSON lines with request ids. No token, code, seed, key or header gets into it. */
import { type DestinationStream, type Logger, pino } from 'pino'

const secretNames = [
  'token',
  'code',
  'authorization',
  'cookie',
  'secret',
  'studioKey',
  'serverSeed',
  'sessionId',
  'platformSession',
]

export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { program: 'studios' },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      serializers: {
        // The address without its query, which carries a launch code, and never a header.
        req: ({ method, url, id }: { method?: string; url?: string; id?: unknown }) => ({
          id,
          method,
          path: url?.split('?')[0],
        }),
        err: serialiseError,
      },
    },
    destination ?? pino.destination(1),
  )
}

/** Name, message and stack alone: errors of drivers carry the values of the failed statement as fields. */
function serialiseError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  return { type: name, message, stack }
}

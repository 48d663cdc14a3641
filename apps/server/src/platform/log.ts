/** The log: JSON lines with request ids, and nothing in them that could open a door. */
import { type DestinationStream, type Logger, pino } from 'pino'

const secretNames = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'token',
  'ticket',
  'sealed',
  'secret',
  'authorization',
  'cookie',
  'humanCheck',
  'captcha',
  'verificationCode',
  'email',
  'mobileNum',
]
const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[redacted]' },
      serializers: {
        // The address without its query, and never a header: both may carry what must not be kept.
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
  const code = (error as { code?: unknown }).code
  return { type: name, message, stack, ...(typeof code === 'string' ? { code } : {}) }
}

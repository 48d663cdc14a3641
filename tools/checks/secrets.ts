/** Where secrets are typed and where strangers' pages stand: each has one component, so that neither forgets the other. */
import type { Finding, Source } from './sources.ts'

const page = /^apps\/site\/src\/.*(?<!\.test)\.tsx?$/
const secretRoom = /^apps\/site\/src\/shared\/secret\//
const frame = 'apps/site/src/features/play/shared/frame/GameFrame.tsx'
/** An input or field of forms, up to its end or to the next element within it. */
const field = /<(?:input|Field)\b((?:(?!\/>|<[A-Za-z])[\s\S])*)/g
const ofSecret = /password|one-time-code|["'](?:code|pin|otp)["']/i
/** What is said elsewhere cannot be read here: attributes that are spread, or a name or kind that is handed on. */
const handedOn = /\s\{\s*\.\.\.|\b(?:name|type|autoComplete)=\{(?!['"])/
const chosen = /\btype="(?:radio|checkbox|file)"/
/** Fields of several kinds, and what keeps secrets out of them. */
const several: Readonly<Record<string, string>> = {
  'apps/site/src/features/account/auth/register/RegisterField.tsx':
    'its secrets are SecretFields, further up',
  'apps/site/src/features/account/join/ApplicationForm.tsx': 'ways to reach an applicant',
  'apps/site/src/features/account/security/ProfileStep.tsx': 'names, birthday and address',
  'apps/site/src/features/agents/centre/pay/TierFields.tsx': 'amounts, counts and rates of a contract',
  'apps/site/src/features/agents/centre/register/Presets.tsx': 'rates of a link',
  'apps/site/src/features/money/peer/AmountField.tsx': 'amounts, under names of the form',
}

export function secretFindings(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => page.test(path))
    .flatMap(({ path, text }) => [...strayFields(path, text), ...strayFrames(path, text)])
}

const strayFields = (path: string, text: string): Finding[] =>
  secretRoom.test(path)
    ? []
    : [...text.matchAll(field)]
        .filter(([, attributes = '']) => ofSecret.test(attributes) || isHidden(path, attributes))
        .map(({ index }) => ({
          path: `${path}:${lineOf(text, index)}`,
          problem: 'a secret is typed in SecretField or SecretInput alone: while one stands, no game does',
        }))

const isHidden = (path: string, attributes: string): boolean =>
  handedOn.test(attributes) && !chosen.test(attributes) && !(path in several)

const strayFrames = (path: string, text: string): Finding[] =>
  path === frame
    ? []
    : [...text.matchAll(/<iframe\b|createElement\(\s*['"`]iframe/g)].map(({ index }) => ({
        path: `${path}:${lineOf(text, index)}`,
        problem: 'the page of a game stands in GameFrame alone, which is gone while a secret is typed',
      }))

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** What was asked for on the command line, read and refused in sentences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../packages/studio-kit/src/rules.ts'

export interface Request {
  /** The folder `studios`. */
  readonly studios: string
  readonly studio: string
  /** As people read it: KiteLab. */
  readonly studioName: string
  readonly code: string
  readonly english: string
  readonly burmese: string
  /** As the studio's other games have it. */
  readonly gameClassify: string | null
}

const codePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const codeLengthMax = 40

const usage =
  'npm run new-game -- <studio> <code> "<English name>" "<Burmese name>"\nFor example: npm run new-game -- kitelab lucky-drum "Lucky Drum" "ကံကောင်းစည်"'

/** Throws one sentence that names what is wrong and what would be right. */
export function readRequest(studios: string, args: readonly string[]): Request {
  const [studio = '', code = '', english = '', burmese = ''] = args.map((arg) => arg.trim())
  if (args.length !== 4) throw new Error(`Four things are needed:\n${usage}`)
  const known = studiosIn(studios)
  if (!known.includes(studio))
    throw new Error(`There is no studio "${studio}": ${known.join(', ')} have games.`)
  if (!codePattern.test(code) || code.length > codeLengthMax)
    throw new Error(
      `"${code}" is no code of a game: small letters, digits and single hyphens, beginning with a letter, ${codeLengthMax} at most, such as lucky-drum.`,
    )
  const holder = known.find((each) => existsSync(join(studios, each, 'games', code)))
  if (holder) throw new Error(`The game ${code} is there already, in studios/${holder}/games/${code}.`)
  // Names stand in comments, which an asterisk and a slash would end.
  if (/[*\n]/.test(english + burmese)) throw new Error('A name has no asterisks and one line.')
  if (!/\p{Script=Latin}/u.test(english)) throw new Error('The English name comes third, in Latin letters.')
  if (!/\p{Script=Myanmar}/u.test(burmese))
    throw new Error('The Burmese name comes fourth, in Burmese letters.')
  return {
    studios,
    studio,
    studioName: nameOf(join(studios, studio)),
    code,
    english,
    burmese,
    ...like(join(studios, studio)),
  }
}

const studiosIn = (studios: string): string[] =>
  readdirSync(studios)
    .filter((studio) => existsSync(join(studios, studio, 'games/index.ts')))
    .toSorted()

const gamesIn = (studio: string): string[] =>
  readdirSync(join(studio, 'games'))
    .toSorted()
    .filter((code) => existsSync(join(studio, 'games', code, 'game.json')))

/** The studio's name as its other games write it. */
function nameOf(studio: string): string {
  const sources = ['games', 'client'].flatMap((part) =>
    readdirSync(join(studio, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(studio, part, file)),
  )
  for (const file of sources) {
    const [, name] = /\bstudio: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? []
    if (name) return name
  }
  throw new Error(`No game of ${studio} says the studio's name: give one of them a view first.`)
}

function like(studio: string): Pick<Request, 'gameClassify'> {
  const [first] = gamesIn(studio)
  if (!first) return { gameClassify: null }
  const { gameClassify }: Manifest = JSON.parse(
    readFileSync(join(studio, 'games', first, 'game.json'), 'utf8'),
  )
  return { gameClassify }
}

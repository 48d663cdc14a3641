/** Habits of the code that a reader of text can check: length, unfinished places, chance, money, HTML. */
import type { Finding, Source } from '../sources.ts'

export const linesMax = 400
/** What puts the modules together stays short however many there are: each gives its own. */
export const compositionMax = 120
const composition = /^apps\/server\/src\/(app|main|modules)\.ts$/
const measured = /\.(ts|tsx|mjs|css)$/
const data = /(^|\/)(locales|fixtures|migrations|vectors)\/|\.(data|vectors)\.ts$/

export function tooLong(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => measured.test(path) && !data.test(path))
    .map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
      max: composition.test(path) ? compositionMax : linesMax,
    }))
    .filter(({ lines, max }) => lines > max)
    .map(({ path, lines, max }) => ({
      path,
      problem: `${lines} lines; ${max} is the limit: it has more than one subject`,
    }))
}

/** One pattern that must not stand in the files it concerns. */
interface Ban {
  readonly pattern: RegExp
  readonly problem: string
  readonly files: RegExp
  readonly except?: RegExp
}

const code = /\.(ts|tsx|mjs)$/
const visual = /^packages\/(art|ui)\/|^studios\/[^/]+\/(client\/|games\/[^/]+\/(view|art))/
const moneyWords = 'amount|balance|bet|bonus|fee|money|minor|payout|pot|price|prize|purse|stake|win|winnings'
// A word of camelCase or snake_case that means money, inside the argument: row.balance, minBet, totalWin.
const moneyName = new RegExp(
  `(^|[^A-Za-z])(${moneyWords})s?(?![a-z])|[a-z](${capitalised(moneyWords)})s?(?![a-z])`,
)

const bans: readonly Ban[] = [
  {
    // 'XXX' in quotes is the code of no currency.
    pattern: /(?<!['"`])\b(TODO|FIXME|XXX)\b(?!\([\w .-]+\))/,
    problem: 'an unfinished place without an owner: finish it, or write TODO(name): why',
    files: /\.(ts|tsx|mjs|css|sql|md|html|yml)$/,
    except: /^tools\/checks\/|^CONTRIBUTING\.md$/,
  },
  {
    pattern:
      /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|fails)\b|\b(xit|xtest|fit|fdescribe)\(/,
    problem: 'a test that is left out, or leaves the others out',
    files: /\.(test|e2e)\.tsx?$/,
    except: /^tools\/checks\//,
  },
  {
    pattern: /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/,
    problem: 'silences a check instead of heeding it',
    files: code,
    except: /^tools\/checks\//,
  },
  {
    // Called, taken under another name, by its name in brackets, or out of Math in braces.
    pattern:
      /\bMath\s*\??\.\s*random\s*\(|[=(,:]\s*Math\.random\b|\bMath\s*\[\s*['"`]random|\brandom\b[^}]*\}\s*=\s*Math\b/,
    problem:
      'Math.random decides nothing here: chance comes from fairness, secrets from node:crypto, tests from a seed',
    files: code,
    except: new RegExp(`${visual.source}|^tools/checks/`),
  },
  {
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|\.outerHTML\s*=/,
    problem: 'HTML enters the page by SafeHtml alone',
    files: /^(apps|packages|studios)\/.*\.(ts|tsx)$/,
    except: /(^|\/)safe-html(\.test)?\.tsx?$/,
  },
  {
    pattern: /\bnew (pg\.)?(Client|Pool)\(/,
    problem:
      'a connection that may be waited for without end, in whatever zone: packages/postgres makes them',
    files: /^(apps\/server\/src|packages|studios)\/.*\.ts$/,
    except: /\.test\.ts$|\/testing\/|^packages\/(postgres|groundwork)\/|\/database\/probe\.ts$/,
  },
]

export function banned(sources: readonly Source[]): Finding[] {
  return bans.flatMap(({ pattern, problem, files, except }) =>
    sources
      .filter(({ path }) => files.test(path) && !except?.test(path))
      .flatMap(({ path, text }) =>
        linesOf(text, (line) => pattern.test(line)).map((line) => ({ path: `${path}:${line}`, problem })),
      ),
  )
}

const conversion = /\b(?:parseFloat|parseInt|Number)\(((?:[^()]|\([^()]*\))*)\)/g

/** Money is bigint or a decimal string: it is never made a number, except to draw it. */
export function floatingMoney(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => code.test(path) && !visual.test(path) && !path.startsWith('tools/checks/'))
    .flatMap(({ path, text }) =>
      linesOf(text, (line) =>
        [...line.matchAll(conversion)].some(([, argument = '']) => moneyName.test(argument)),
      ).map((line) => ({
        path: `${path}:${line}`,
        problem: 'makes money a floating number: use parseMinor and bigint',
      })),
    )
}

function linesOf(text: string, matches: (line: string) => boolean): number[] {
  return text.split('\n').flatMap((line, index) => (matches(line) ? [index + 1] : []))
}

function capitalised(words: string): string {
  return words
    .split('|')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('|')
}

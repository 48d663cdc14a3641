/** Faults in draws, proofs and what a browser checks. */
import type { Fault } from '../fault.ts'

const folder = 'packages/fairness/src'
const below = [`${folder}/below.test.ts`]
const all = [`${folder}/fairness.test.ts`, `${folder}/proof.test.ts`]
const jackpot = [`${folder}/jackpot.test.ts`]
const statement = [`${folder}/statement.test.ts`]
const receipt = ['packages/studio-kit/src/receipt.test.ts']

const at = (file: string, tests: readonly string[]) => (what: string, text: string, instead: string) => ({
  ...{ what, text, instead, tests },
  file: `${folder}/${file}`,
})
const stream = at('stream.ts', below)
const proof = at('proof.ts', all)
const pot = at('jackpot.ts', jackpot)
const seal = at('statement.ts', statement)

export const fairnessFaults: readonly Fault[] = [
  stream(
    'a draw takes words that are too high',
    'if (x < limit) return x % n\n    }\n  }\n\n  function below64',
    'return x % n\n    }\n  }\n\n  function below64',
  ),
  stream(
    'a wide draw takes words that are too high',
    'if (x < limit) return x % n\n    }\n  }\n\n  function u52',
    'return x % n\n    }\n  }\n\n  function u52',
  ),
  stream(
    'the limit of a draw is one range too low',
    'Math.floor(two32 / n) * n',
    'Math.floor((two32 - 1) / n) * n',
  ),
  stream('the limit of a wide draw is cut', '(two64 / n) * n', '((two64 - 1n) / n) * n'),
  stream('a whole word counts as wide', 'if (n > two32)', 'if (n >= two32)'),
  {
    ...stream('a shuffle never leaves a card where it is', 'const j = below(i + 1)', 'const j = below(i)'),
    tests: all,
  },
  { ...stream('a crash may fall under one', 'point < 100n ? 100', 'point < 100n ? 99'), tests: all },
  at('pf1.ts', all)('the nonce is not in the draw', `\${clientSeed}:\${nonce}:`, `\${clientSeed}:`),
  at('pf1.ts', all)("the player's seed is not in the draw", `\${gameId}:\${clientSeed}:`, `\${gameId}:`),
  at('pf2.ts', all)('a link of another chain is taken', 'byte === before[i])', 'byte >= 0)'),
  at('pf2.ts', all)(
    'seeds are combined in the order in which they came',
    '[...bets].sort((a, b) => (a.betId < b.betId ? -1 : a.betId > b.betId ? 1 : 0))',
    '[...bets]',
  ),
  proof(
    'a seed that was not committed to is taken',
    'if (commitOf(serverSeed) !== proof.commit)',
    'if (false)',
  ),
  proof(
    'another outcome is taken',
    'canonical(dealt) === canonical(proof.outcome)',
    'canonical(dealt) !== null',
  ),
  proof('the order of fields makes another text', '.sort(([a], [b]) => (a < b ? -1 : 1))', ''),
  at('receipt.ts', all)('a receipt of another stake is taken', "  'stake',\n", ''),
  pot(
    'a pot falls one unit late',
    'potAfter(terms, staked) >= threshold',
    'potAfter(terms, staked) > threshold',
  ),
  pot('a stake that came back wins', '=> stake > 0n && potAfter', '=> potAfter'),
  pot('a pot may fall at its seed', 'return seed + 1n +', 'return seed +'),
  pot(
    'what is left over is not carried',
    '(carried + share * staked) % million',
    '(share * staked) % million',
  ),
  seal(
    'the browser does not add the amounts up',
    'balance + moved !== entry.balanceAfter',
    'balance + moved < -1n',
  ),
  seal('what was refused is added up', 'entry.posted ? entry.amount : 0n', 'entry.amount'),
  seal(
    'an entry may be left out',
    "if (entry.seq !== seq + 1n) return 'order'",
    "if (entry.seq <= seq) return 'order'",
  ),
  seal("another account's entries are taken", "if (entry.accountId !== accountId) return 'account'\n", ''),
  {
    ...at('receipt.ts', receipt)('', '', ''),
    file: 'packages/studio-kit/src/receipt.ts',
    what: 'a receipt without its signature is genuine',
    text: '!/^[0-9a-f]{128}$/.test(signature)) return false',
    instead: '!/^[0-9a-f]{128}$/.test(signature)) return true',
  },
]

/** What `npm run e2e` was asked for: how many shards, and what is Playwright's to understand. */

export interface Asked {
  readonly shards: number
  readonly rest: readonly string[]
}

/**
 * A shard for each processor, two at most; never more than there are files of journeys to run, and one alone
 * in a database that was given: shards that shared it would meet each other's members and money.
 */
export function readAsked(
  args: readonly string[],
  files: readonly string[],
  { processors, hasDatabase = false }: { processors: number; hasDatabase?: boolean },
): Asked {
  const isOurs = (arg: string) => /^--shards=/.test(arg)
  const given = args.find(isOurs)?.slice('--shards='.length)
  const wanted = Number(given ?? (hasDatabase ? 1 : Math.min(2, processors)))
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`--shards=${given} is no number of shards: give 1 or more`)
  if (hasDatabase && wanted > 1)
    throw new Error(
      `--shards=${given} needs as many databases, and DATABASE_OWNER_URL names one: leave one of them out`,
    )
  const rest = args.filter((arg) => !isOurs(arg))
  return { shards: Math.min(wanted, Math.max(1, filesMeant(rest, files).length)), rest }
}

/** As Playwright reads its arguments: each is a pattern of files; without one that fits, all are meant. */
function filesMeant(args: readonly string[], files: readonly string[]): readonly string[] {
  const patterns = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/(:\d+)+$/, ''))
  const meant = files.filter((file) => patterns.some((pattern) => fits(pattern, file)))
  return meant.length > 0 ? meant : files
}

function fits(pattern: string, file: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(file)
  } catch {
    return false
  }
}

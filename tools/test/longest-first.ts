/**
 * Long files begin first, so that at the end nobody waits for one that began last. A clean clone knows no durations of
 * its own, and would begin with those of the most letters.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import long from './long.json' with { type: 'json' }

/** What the files took that take long, in seconds. */
export const seconds: Readonly<Record<string, number>> = long

export interface Placed {
  readonly project: string
  /** Projects of one group run side by side. */
  readonly group: number
  /** Of files that stand alone each is loaded anew, by a process of its own. */
  readonly isAlone: boolean
  readonly file: string
}

/**
 * In each group those that stand alone, then the others; in each project the longest first; what is not known to be
 * long stays where it was.
 */
export function longestFirst<T extends Placed>(files: readonly T[], known = seconds): T[] {
  const projects = [...new Set(files.map(({ project }) => project))]
  return files.toSorted(
    (one, other) =>
      one.group - other.group ||
      Number(other.isAlone) - Number(one.isAlone) ||
      projects.indexOf(one.project) - projects.indexOf(other.project) ||
      (known[other.file] ?? 0) - (known[one.file] ?? 0),
  )
}

export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(specifications)
    const placed = usual.map((specification) => ({
      ...{ specification, project: specification.project.name },
      group: specification.project.config.sequence.groupOrder,
      isAlone: specification.project.config.isolate,
      file: relative(this.ctx.config.root, specification.moduleId),
    }))
    return longestFirst(placed).map(({ specification }) => specification)
  }
}

/** The games that studios list: every folder with a view.ts, as the host finds them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ListedGame {
  readonly studio: string
  readonly code: string
  readonly name: string
}

const studios = fileURLToPath(new URL('../../../../studios', import.meta.url))

export const listedGames: readonly ListedGame[] = readdirSync(studios)
  .filter((studio) => existsSync(join(studios, studio, 'games/index.ts')))
  .toSorted()
  .flatMap((studio) =>
    readdirSync(join(studios, studio, 'games'))
      .filter((code) => existsSync(join(studios, studio, 'games', code, 'view.ts')))
      .toSorted()
      .map((code) => ({ studio, code, name: englishNameOf(join(studios, studio, 'games', code)) })),
  )

function englishNameOf(folder: string): string {
  const { name }: { name: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'game.json'), 'utf8'),
  )
  return name['EN'] ?? ''
}

/** The studios tell their games soon after they begin; nothing is looked at or measured before. */
export async function gamesToldTo(siteUrl: string): Promise<void> {
  for (const { code } of listedGames) {
    while (!(await isTold(siteUrl, code))) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function isTold(siteUrl: string, code: string): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/wps/v2/games/card?nodeId=${code}`)
  const { success } = (await answer.json()) as { success: boolean }
  return success
}

import type { Module, Platform } from '../../platform/module.ts'
import { anchorKey, anchorsFileIn, checkedFileIn } from './chain/anchors.ts'
import { startSealer } from './chain/seal.ts'
import { verifyChain } from './chain/verify-chain.ts'
import { laneFigures } from './lanes/figures.ts'
import { type Lanes, openLanes } from './lanes/lanes.ts'
import { openPostings, type Postings } from './lanes/postings.ts'
import { ensurePartitions, nextMonthIsReady } from './partitions.ts'
import { unreadFigure, unreadNow } from './unread.ts'

export interface Ledger {
  /** The hot door: opened when it is first asked for. */
  lanes(): Promise<Lanes>
  readonly postings: Postings
}

export function open({ config, db, workDb, bus, log, parts, warn }: Platform): Module<Ledger> {
  const { databaseUrl: url, dataDir, secret } = config
  const postings = openPostings(bus)
  const anchors = { anchorsFile: anchorsFileIn(dataDir), key: anchorKey(secret) }
  let lanes: Promise<Lanes> | undefined
  const begin = async () => {
    try {
      const opened = await openLanes({ url, onPosted: postings.tell, onError: warn('lanes') })
      parts.say('lanes', opened.why)
      return opened
    } catch (error) {
      // Asked again, they are opened again.
      lanes = undefined
      throw error
    }
  }
  const checkedFile = checkedFileIn(dataDir)
  const verify = async (whole: boolean, stopping?: AbortSignal) => {
    const extent = { checkedFile, whole, gently: true, stopping }
    const verified = verifyChain(url, anchors.anchorsFile, anchors.key, extent)
    const { problems } = await verified.catch((error: unknown) => {
      // One that was cut short says nothing, and the next begins where it did.
      if (stopping?.aborted) return { problems: [] }
      throw error
    })
    if (problems.length > 0) log.fatal({ problems }, 'THE LEDGER WAS TAMPERED WITH')
  }
  const tellUnread = async () => {
    const unread = await unreadNow(workDb)
    if (unread.length > 0) log.error({ unread }, 'accounts wait: transfers that this version does not know')
  }
  const prepare = async () => void (await ensurePartitions(workDb))
  return {
    face: {
      postings,
      lanes: () => {
        lanes ??= begin()
        return lanes
      },
    },
    metrics: [laneFigures(() => lanes), unreadFigure(workDb)],
    ready: { partitions: async () => ((await nextMonthIsReady(db)) ? null : 'none for next month') },
    jobs: [
      { name: 'ledger-verify', cron: '* * * * *', work: (stopping) => verify(false, stopping) },
      { name: 'ledger-verify-whole', cron: '23 3 * * *', work: (stopping) => verify(true, stopping) },
      { name: 'ledger-unread', cron: '* * * * *', work: tellUnread },
      { name: 'ledger-partitions', cron: '7 * * * *', work: prepare },
    ],
    async work() {
      await prepare()
      return [startSealer({ url, ...anchors, onError: warn('sealer') })]
    },
    close: async () => (await lanes)?.close(),
  }
}

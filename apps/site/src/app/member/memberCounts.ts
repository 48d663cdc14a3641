import { useWaiting } from '../../features/money/peer/index.ts'
import type { MemberPage } from './memberIcons.ts'

/** Hooks that count what waits on a page. They come with the centre: home has no use for what they ask. */
export const memberCounts: Partial<Record<MemberPage, () => number>> = { receipts: useWaiting }

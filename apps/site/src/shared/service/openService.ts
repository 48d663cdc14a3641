import { addressToOpen, pickService, pickWhileClosed } from './serviceChoice.ts'

interface Who {
  readonly rank: number
  /** The service that a label of the member names. */
  readonly vipService: string | undefined
}

const anybody: Who = { rank: 0, vipService: undefined }

/**
 * Opens customer service in a window of its own. The window is opened at once, while the press still counts as
 * one, and is closed again if the address cannot be had. Answers whether it went well.
 */
export async function openService({ rank, vipService } = anybody, isClosed = false): Promise<boolean> {
  const opened = window.open('about:blank', '_blank')
  if (opened) opened.opener = null
  try {
    const { askServiceAddresses } = await import('./serviceAddresses.ts')
    const entries = await askServiceAddresses()
    const entry = isClosed ? pickWhileClosed(entries) : pickService(entries, rank, vipService)
    const address = entry && addressToOpen(entry.url, location.origin)
    if (!address) throw new Error('the brand names no customer service')
    if (!opened || address.startsWith('mailto:')) {
      opened?.close()
      location.assign(address)
    } else opened.location.replace(address)
    return true
  } catch {
    opened?.close()
    return false
  }
}

/** Addresses of callers, as limits see them. */
import { isIPv6 } from 'node:net'

/** Whoever is gone before the answer has no address any more. */
const nowhere = '0.0.0.0'

/** The unit that one person can hold: an IPv4 address, or the /64 of an IPv6 one. */
export function placeOf(ip: string | undefined): string {
  const plain = (ip || nowhere).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

/** The neighbourhood of a place: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(ip: string | undefined): string {
  const place = placeOf(ip)
  if (isIPv6(place.replace('::/64', '::'))) return `${place.split(':').slice(0, 3).join(':')}::/48`
  return `${place.split('.').slice(0, 3).join('.')}.0/24`
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...back].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

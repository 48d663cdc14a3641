/** The calls of a member's picture, and the pictures themselves: an address shows the same for good. */
import { security } from '@jackfruit/contracts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { HttpProblem } from '../../../platform/http/problem.ts'
import type { Parts } from '../parts.ts'

/** Base64 of five megabytes, and what stands around it. */
export const pictureBodyMax = 7_200_000
const yearSeconds = 365 * 24 * 3_600

export function mountAvatars(mount: Mount, { parts }: { parts: Parts }): void {
  const { avatars } = parts
  serve(mount, security.icons, async ({ principal }) => ({
    icons: [...avatars.icons],
    current: (await avatars.of(principal)).icon,
  }))
  serve(mount, security.avatar, async ({ principal }) => ({ url: (await avatars.of(principal)).url }))
  serve(
    mount,
    security.setAvatar,
    async ({ body, principal }) => ({
      url: await ('icon' in body
        ? avatars.choose(principal, body.icon)
        : avatars.upload(principal, body.file)),
    }),
    { rate: 'entry', bodyMax: pictureBodyMax },
  )
  mount.app.get<{ Params: { name: string } }>(
    '/avatars/:name',
    { config: { policy: 'open', rate: 'page' } },
    async ({ params }, reply) => {
      const [, hash = ''] = /^([0-9a-f]{64})\.webp$/.exec(params.name) ?? []
      const picture = await avatars.read(hash)
      if (!picture) throw new HttpProblem(404, 'not_found')
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture)
    },
  )
}

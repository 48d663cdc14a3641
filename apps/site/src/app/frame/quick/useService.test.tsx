import { CompactEncrypt, importJWK } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { useService } from './useService.ts'

const screen = openScreen()
const addresses = [
  { label: 'Live chat', url: 'https://chat.example/', isVip: false },
  { label: 'VIP', url: 'https://vip.example/', isVip: true },
  { label: 'Gold desk', url: 'https://gold.example/', isVip: true },
]

/** Sealed to the key that was asked with. */
async function sealed() {
  const [asked] = vi.mocked(fetch).mock.calls.at(-1) ?? []
  const key = new URL(String(asked), 'http://site').searchParams.get('key') ?? ''
  const jwk = JSON.parse(Buffer.from(key, 'base64url').toString())
  const text = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ addresses })))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'))
  return value({ sealed: text })()
}

function Shown() {
  const { label, open, isOpening } = useService()
  return (
    <button type="button" disabled={isOpening} onClick={() => void open()}>
      {label}
    </button>
  )
}

afterEach(() => endSession('signed-out'))

test.each([
  [['Gold desk', 'VIP'], 5, 'VIP customer service', 'https://gold.example/'],
  [[], 5, 'VIP customer service', 'https://vip.example/'],
  [['Gold desk'], 4, 'Customer service', 'https://chat.example/'],
])(
  '[EN-99] [D-38] the first label of a member, %j, names who serves a rank of %i',
  async (labels, vipRank, name, address) => {
    const replace = vi.fn()
    vi.spyOn(window, 'open').mockReturnValue({ location: { replace }, close() {} } as never)
    openPlatform({
      'GET /wps/v2/members/me': value({
        ...{ id: '1', account: 'player', nickname: 'Ko Ko', type: 0, toUpline: false, vipRank },
        ...{ clubLabel: { labelName: '' }, language: null, avatar: null },
        memberLabel: labels.map((labelName) => ({ labelName })),
      }),
      'GET /wps/v2/customer-service': sealed,
    })
    beginSession('a-token')
    const customerService = addresses.map(({ label, isVip }) => ({ label, isVip }))
    await screen.draw(<Shown />, siteWith([], { customerService }))
    await screen.until(() => screen.buttonNamed(name))
    await screen.press(name)
    await screen.until(() => expect(replace).toHaveBeenCalledWith(address))
    await screen.until(() => expect(document.querySelector('button:disabled')).toBeNull())
  },
)

/** Which providers a brand offers: its switch, its client id, and the secret that the platform was given. */

import { thirdParty } from '@jackfruit/contracts'
import { settingOrDefault } from '../../../platform/settings.ts'
import type { BrandData } from '../../merchants/index.ts'
import { identitySettings } from '../brand-settings.ts'
import { openFacebook } from './facebook.ts'
import { openGoogle } from './google.ts'
import {
  type Addresses,
  answerMs,
  type Client,
  type CodeProvider,
  ThirdPartyProblem,
  usualAddresses,
} from './provider.ts'

export interface ThirdPartyOptions {
  /** Secrets by `<merchant>_<provider>` in lower case; of Telegram the bot's whole token. */
  readonly secrets: ReadonlyMap<string, string>
  readonly addresses?: Addresses
  /** How long a provider may take; for tests. */
  readonly timeoutMs?: number
}

export interface Setup {
  readonly addresses: Addresses
  readonly google: CodeProvider
  readonly facebook: CodeProvider
  clientOf(brand: BrandData, provider: thirdParty.Provider): Client | null
  /** The same, or ThirdPartyProblem('off'). */
  demandClient(brand: BrandData, provider: thirdParty.Provider): Client
  offered(brand: BrandData): thirdParty.Provider[]
}

export function openSetup({
  secrets,
  addresses = usualAddresses,
  timeoutMs = answerMs,
}: ThirdPartyOptions): Setup {
  const clientOf: Setup['clientOf'] = (brand, provider) => {
    if (brand.switches.get(`LOGIN_${provider.toUpperCase()}`) !== true) return null
    const clientId = settingOrDefault(identitySettings, brand, 'thirdParty')?.[provider]
    const secret = secrets.get(`${brand.code}_${provider}`)
    return clientId && secret ? { clientId, secret } : null
  }
  return {
    addresses,
    google: openGoogle(addresses.googleIssuer, timeoutMs),
    facebook: openFacebook(addresses, timeoutMs),
    clientOf,
    demandClient(brand, provider) {
      const client = clientOf(brand, provider)
      if (!client) throw new ThirdPartyProblem('off')
      return client
    },
    offered: (brand) => thirdParty.providers.filter((provider) => clientOf(brand, provider) !== null),
  }
}

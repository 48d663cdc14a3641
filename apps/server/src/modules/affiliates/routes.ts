import { affiliates } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { placeOf } from '../../platform/http/address.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import { settingOrDefault } from '../../platform/settings.ts'
import type { Directory } from '../merchants/index.ts'
import { affiliateSettings } from './brand-settings.ts'
import { type ApplicationParts, keepApplication } from './keep-application.ts'

interface AffiliateRoutes extends ApplicationParts {
  readonly directory: Directory
}

export function mountAffiliates(mount: Mount, routes: AffiliateRoutes): void {
  /** As operators have set it; without steps nobody applies. */
  const programmeOf = async (merchantId: number) => {
    const brand = await routes.directory.brandOfId(merchantId)
    if (!brand) return { isOpen: false, steps: [] }
    const steps = settingOrDefault(affiliateSettings, brand, 'affiliateSteps')
    return { isOpen: settingOrDefault(affiliateSettings, brand, 'affiliateOpen') && steps.length > 0, steps }
  }

  serve(mount, affiliates.programme, async ({ brand }) => programmeOf(brand.id))

  serve(
    mount,
    affiliates.apply,
    async ({ brand, principal, body, request }) => {
      if (!(await programmeOf(brand.id)).isOpen) throw new Refusal('applications_closed')
      const applicant = {
        merchantId: brand.id,
        memberId: principal?.memberId ?? null,
        place: placeOf(request.ip),
      }
      return { reference: await keepApplication(routes, applicant, body) }
    },
    { rate: 'entry' },
  )
}

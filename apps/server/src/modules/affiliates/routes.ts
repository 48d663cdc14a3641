import { affiliates } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { safeParse } from 'zod/mini'
import { placeOf } from '../../platform/http/address.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import { type ApplicationParts, keepApplication } from './keep-application.ts'

export interface AffiliateRoutes extends ApplicationParts {
  readonly directory: Directory
}

export function mountAffiliates(mount: Mount, routes: AffiliateRoutes): void {
  /** As operators have set it; steps that are none are not shown to anybody, and nobody applies for them. */
  const programmeOf = async (merchantId: number) => {
    const settings = (await routes.directory.brandOfId(merchantId))?.settings ?? {}
    const steps = safeParse(affiliates.commissionSteps, settings['affiliateSteps'])
    return {
      isOpen: settings['affiliateOpen'] === true && steps.success,
      steps: steps.success ? steps.data : [],
    }
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

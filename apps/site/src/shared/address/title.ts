import { useEffect } from 'react'
import { useBrand } from '../session/brand.ts'

/** Names the page in the browser's tab; without a name it is the brand's home. */
export function useTitle(name?: string): void {
  const { brand } = useBrand()
  useEffect(() => {
    document.title = name ? `${name} · ${brand}` : brand
  }, [name, brand])
}

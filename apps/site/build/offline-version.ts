import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const place = '__VERSION__'

/** Writes the fingerprint of the offline page, with the names of its files in it, into the service worker. Both stand alone. */
export function offlineVersion(): Plugin {
  return {
    name: 'offline-version',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        const page = bundle['offline.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset')
          this.error('the build holds no service worker or no offline page')
        if (!worker.code.includes(place)) this.error('the service worker has no place for its version')
        if (worker.imports.length > 0) this.error('the service worker must stand alone')
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !part.isEntry || part.name !== 'offline') continue
          const shared = [...part.imports, ...part.dynamicImports]
          // What the page shares with the site would be kept with it, and go stale with the site.
          if (shared.length > 0)
            this.error(`the offline page must stand alone, and shares ${shared.join(', ')}`)
        }
        const version = createHash('sha256').update(page.source).digest('hex').slice(0, 12)
        worker.code = worker.code.replace(place, version)
      },
    },
  }
}

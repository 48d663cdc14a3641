/** Names the face that every page is set in at the top of the page, so that it comes beside the scripts and not after them. */
import type { Plugin } from 'vite'

const face = /^assets\/archivo-basic-.*[.]woff2$/

export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        // What stands in for the site without a connection has nothing to fetch.
        if (path !== '/index.html') return []
        const file = Object.keys(bundle ?? {}).find((name) => face.test(name))
        if (!bundle) return []
        if (!file) throw new Error('the build holds no Latin face to preload')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

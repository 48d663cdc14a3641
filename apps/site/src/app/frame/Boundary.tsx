import { Component, type ReactNode } from 'react'
import { Broken } from './Fallbacks.tsx'

interface BoundaryProps {
  /** A new place is a new try. */
  place: string
  children: ReactNode
}

/** Holds the shell together when a page fails while it is drawn, or a part of it cannot be fetched. */
export class Boundary extends Component<BoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null }

  static getDerivedStateFromError() {
    return { brokenAt: '' }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    if (brokenAt === null) return null
    if (brokenAt === '') return { brokenAt: place }
    return brokenAt === place ? null : { brokenAt: null }
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <Broken />
  }
}

import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'hexworks', name: 'Hexworks', theme: '#12020F', home: import.meta.url })

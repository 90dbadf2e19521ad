import { AdvancedMarker, APIProvider, Map as GoogleMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const center = { lat: 51.3183, lng: 9.4902 };

/** Suggestions, as another site requests them. */
function Suggestions() {
  const places = useMapsLibrary('places');
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    places?.AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'Kassel Hbf' }).then(({ suggestions }) =>
      setNames(suggestions.map(({ placePrediction }) => placePrediction?.mainText?.text ?? '')),
    );
  }, [places]);
  return <output>{names.join(', ')}</output>;
}

/** A map with a marker and places, as @vis.gl/react-google-maps makes them. */
function Page() {
  return (
    <APIProvider apiKey="local-key">
      <div style={{ height: 400 }}>
        <GoogleMap defaultCenter={center} defaultZoom={14} mapId="local-map">
          <AdvancedMarker position={center} title="Hauptbahnhof" />
        </GoogleMap>
      </div>
      <Suggestions />
    </APIProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);

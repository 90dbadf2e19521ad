import { useEffect } from 'react';
import { type LazyPart, useLazyPart } from '../../ui/use-lazy-part';
import type { LoaderProps, Service } from '../port/service';
import { addressesService } from './chosen-services';
import { useServiceStatus } from './service-status';

/** Loads each service while its status is `loading`. */
export function LoadServices({ services }: { readonly services: readonly Service[] }) {
  return services.map((service) => <LoadService key={service.urls.join()} service={service} />);
}

function LoadService({ service }: { readonly service: Service }) {
  const isLoading = useServiceStatus(service) === 'loading';
  const { status, loader } = service;
  return (
    isLoading && loader && <Loading status={status} findsAddresses={service === addressesService} loader={loader} />
  );
}

interface LoadingProps extends LoaderProps {
  readonly loader: LazyPart<LoaderProps>;
}

/** A loader that cannot be fetched counts as a failed service (Spec §8). */
function Loading({ loader, ...props }: LoadingProps) {
  const { status } = props;
  const { Part: Loader, hasFailed } = useLazyPart(loader, true);
  useEffect(() => {
    if (hasFailed) status.set('failed');
  }, [status, hasFailed]);
  return Loader && <Loader {...props} />;
}

import { type ListingData } from './product-listing'
import { ProductPicture } from '../product-picture'

type ListingHeadProps = Pick<ListingData, 'title' | 'description' | 'picture' | 'foreign'>

/** What a list is, with its picture, the page's main one. */
export function ListingHead({ title, description, picture, foreign }: ListingHeadProps) {
  return (
    <header className="listing-head">
      <div className="page-head">
        <h1>
          <bdi lang={foreign?.title}>{title}</bdi>
        </h1>
        {description ? (
          <p className="lead">
            <bdi lang={foreign?.description}>{description}</bdi>
          </p>
        ) : null}
      </div>
      {picture ? (
        <div className="picture">
          <ProductPicture picture={picture} alt="" sizes="(width >= 60rem) 36rem, 4.5rem" widest={580} priority />
        </div>
      ) : null}
    </header>
  )
}

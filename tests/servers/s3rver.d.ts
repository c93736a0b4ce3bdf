declare module 's3rver' {
  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}

declare module 's3rver/lib/stores/filesystem.js' {
  interface Stored {
    bucket: string;
    key: string;
  }

  class FilesystemStore {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putObject(object: Stored): Promise<{ size: number; md5: string }>;
  }
  export = FilesystemStore;
}
